/**
 * Where the page stands at a moment of its way: scrollStep({ from: 0, to: 800 }, 150, 300) is 400,
 * half-way at half time, slow at both ends. Before and after, it stands at the ends.
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
