// Pure decisions of the popup.
// Example: wrap(0 - 1, 5) is 4, from the first review back to the last.

/** Wraps around at both ends. */
export function wrap(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** Quarter turns of 90 degrees, 0 to 3. */
export function turned(index: number, by: -1 | 1): number {
  return wrap(index + by, 4);
}

export const QUARTER_DEGREES = 90;

export const POPUP_MOVES = ['previous', 'next', 'close'] as const;
export type PopupMove = (typeof POPUP_MOVES)[number];

/** The keys of the popup; inside its form they keep their native meaning. */
export function moveForKey(key: string, inField: boolean, rtl: boolean): PopupMove | null {
  if (key === 'Escape') return 'close';
  if (inField) return null;
  if (key === 'ArrowLeft') return rtl ? 'next' : 'previous';
  if (key === 'ArrowRight') return rtl ? 'previous' : 'next';
  return null;
}

/** The page's address with this review open, or with none. */
export function popupAddress(address: string, param: string, review: number | null): string {
  const url = new URL(address);
  url.searchParams.delete(param);
  if (review !== null) {
    url.searchParams.set(param, String(review));
    url.hash = `comment-${review}`;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A variable product is not sent without a variation. */
export function mayAdd(fields: { get(name: string): unknown }, variable: boolean): boolean {
  return !variable || Number(fields.get('variation_id')) > 0;
}
