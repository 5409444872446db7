enum Replays_ {}
