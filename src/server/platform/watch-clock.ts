// What is cached is right for the time it was made at: pages carry nonces of their half day, prices
// those of their sales. When the clock of the machine was ahead and is set back, what was made meanwhile
// belongs to a time that has not come yet, and would stay until then.
// Example: for an hour the machine was 40 days ahead; a second after it is set right all caches are empty.

const EVERY_MS = 1000;
/** Clocks are adjusted by seconds all the time. */
const TOLERANCE_MS = 60_000;

/** Calls `wentBack` when the clock was set back; returns what ends it. */
export function watchClock(
  now: () => number,
  wentBack: (ms: number) => void,
  everyMs: number = EVERY_MS,
): () => void {
  let latest = now();
  const timer = setInterval(() => {
    const current = now();
    const back = latest - current;
    if (back > TOLERANCE_MS) wentBack(back);
    if (back > TOLERANCE_MS || current > latest) latest = current;
  }, everyMs).unref();
  return () => clearInterval(timer);
}
