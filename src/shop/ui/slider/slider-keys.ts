/**
 * The stop for a key, or null: stopForKey('ArrowLeft', …) on a right-to-left page is the next one.
 * Clamped at the ends.
 */
export function stopForKey(
  key: string,
  { stop, stops }: { stop: number; stops: number },
  rtl: boolean,
): number | null {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return Math.min(stop + 1, stops - 1);
  if (key === back) return Math.max(stop - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return stops - 1;
  return null;
}
