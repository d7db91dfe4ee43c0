// @ts-check

/**
 * How Node runs the server. The space for new objects would otherwise grow to 130 MB under load; with
 * 16 MB a half it takes a third of that. The collector is exposed for `release-memory.ts`.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--expose-gc'];

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
