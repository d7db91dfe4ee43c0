/**
 * The scroll position at a moment of an animation: scrollStep({ from: 0, to: 800 }, 150, 300) is
 * 400, half-way at half time, eased at both ends. Before and after, it is at the ends.
 */
export function scrollStep(
  { from, to }: { from: number; to: number },
  elapsed: number,
  duration: number,
): number {
  if (elapsed >= duration) return to;
  const progress = Math.max(0, elapsed / duration);
  return from + (to - from) * (0.5 - Math.cos(progress * Math.PI) / 2);
}
