/// Returns how often the calling thread has asked for memory; -1 where that is not counted.
long allocationCount(void);
