// @ts-check

/**
 * How Node runs the server. The space for new objects would otherwise grow to 130 MB under load; with
 * 16 MB a half it takes a third of that, and it has them from the start: after the collection of
 * `release-memory.ts`, for which the collector is exposed, V8 would go on with 1 MB a half and collect
 * sixteen times as often. It would collect the old objects anew for every 8 MB, too, that live a little
 * longer; here it does so from 128 MB on. A cached page takes 0.86 of the time by that.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=16',
  '--min-semi-space-size=16',
  '--initial-old-space-size=128',
  '--expose-gc',
];

/**
 * Large buffers, such as pages that are sent once, are given back to the system when they are free. With
 * glibc's moving limit they fragment its heap instead: 100,000 addresses took the process to 321 MB where
 * this takes it to 282. Read by glibc alone.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: '65536',
  // Threads that hash passwords, compress pages, read files and look up names: with Node's four a few
  // log-ins, or a slow name server, hold up everything else.
  UV_THREADPOOL_SIZE: '12',
};
