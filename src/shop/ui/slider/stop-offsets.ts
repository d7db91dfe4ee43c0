/**
 * The row's offset at each stop. Slides that begin at 0, 100, 200 and 300 in a row that can be
 * moved by 200 have the stops 0, 100 and 200: the last two slides share one.
 */
export function stopOffsets(starts: readonly number[], furthest: number): number[] {
  const offsets: number[] = [];
  for (const start of starts) {
    const offset = Math.min(start, Math.max(furthest, 0));
    // Widths are fractional: closer than one pixel is the same position.
    if (offsets.length === 0 || offset - (offsets.at(-1) ?? 0) > 1) offsets.push(offset);
  }
  return offsets.length > 0 ? offsets : [0];
}

export function nearestStop(offsets: readonly number[], offset: number): number {
  let nearest = 0;
  for (const [stop, place] of offsets.entries()) {
    if (Math.abs(place - offset) < Math.abs((offsets[nearest] ?? 0) - offset)) nearest = stop;
  }
  return nearest;
}
