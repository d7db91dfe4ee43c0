// How many rows a tile of a masonry grid takes: rows of `unit` pixels without a gap between them, a
// tile's own gap below it included.
// Example: rowSpan(400, 20, 21) is 20: 420 px in rows of 21.

export const MASONRY_DEFAULTS = { gap: 20, rowUnit: 21, columns: 3 } as const;

/** The grid is laid out again this long after a scroll and after a click. */
export const MASONRY_WAIT_MS = 150;

/** Read from the grid's data attributes; the gap may be 0. */
export function masonryMeasures({ gap, rowUnit }: Readonly<Record<string, string | undefined>>) {
  return {
    gap: Number(gap ?? MASONRY_DEFAULTS.gap),
    unit: Number(rowUnit) || MASONRY_DEFAULTS.rowUnit,
  };
}

export function rowSpan(height: number, gap: number, unit: number): number {
  return Math.max(1, Math.ceil((height + gap) / unit));
}

/** Runs once, a while after the last call (debounce). */
export function afterQuiet(task: () => void, ms = MASONRY_WAIT_MS) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(task, ms);
  };
}
