#include "AllocationCounter.h"
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__
// A program's own `malloc` goes before the library's, also for the Swift runtime.
static _Thread_local long count;
void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

long allocationCount(void) { return count; }
#else
long allocationCount(void) { return -1; }
#endif
