import type { LightboxSettings } from './lightbox-settings.ts';

/** clampIndex(7, 3) is 2, clampIndex(-1, 3) is 0; what is no number is 0. */
export function clampIndex(index: number, count: number): number {
  if (!Number.isFinite(index)) return index > 0 ? Math.max(count - 1, 0) : 0;
  return Math.max(0, Math.min(Math.trunc(index), count - 1));
}

/** Whether an item may load while another is shown: the shown one and its allowed neighbours. */
export function isRequested(
  index: number,
  current: number,
  { previous, next }: LightboxSettings['preload'],
): boolean {
  return index >= current - previous && index <= current + next;
}

/**
 * Items are ordered from left to right in the lightbox. On a right-to-left page the first item is
 * rightmost. The function is its own inverse: place(0, 3, true) is 2, place(2, 3, true) is 0.
 */
export function place(index: number, count: number, rtl: boolean): number {
  return rtl ? count - 1 - index : index;
}
