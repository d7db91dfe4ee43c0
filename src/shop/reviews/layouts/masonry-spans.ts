// How many rows a tile of a masonry grid takes: rows of `unit` pixels without a gap between them, a
// tile's own gap below it included.
// Example: rowSpan(400, 20, 21) is 20: 420 px in rows of 21.

export const MASONRY_DEFAULTS = { gap: 20, rowUnit: 21, columns: 3 } as const;

/** The grid is laid anew this long after a scroll and after a click. */
export const MASONRY_WAIT_MS = 150;

export function rowSpan(height: number, gap: number, unit: number): number {
  return Math.max(1, Math.ceil((height + gap) / unit));
}

interface Clock {
  set(task: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

const browserClock: Clock = {
  set: (task, ms) => setTimeout(task, ms),
  clear: (timer) => clearTimeout(timer as number),
};

/** Once, a while after the last call; a scroll is a hundred of them. */
export function afterQuiet(task: () => void, ms = MASONRY_WAIT_MS, clock = browserClock) {
  let timer: unknown;
  return () => {
    clock.clear(timer);
    timer = clock.set(task, ms);
  };
}
