// When a pointer movement across a slider is a swipe; anything else is scrolling, or a click.
// Example: swipeStep({ dx: -160, dy: 20, ms: 250 }, false) is 1, to the next view.

/** Default gap between two reviews, in pixels. */
export const SLIDER_GAP = 20;

export const SWIPE = { along: 150, across: 100, ms: 300 } as const;

export interface Movement {
  dx: number;
  dy: number;
  ms: number;
}

/** 1 for the next view, -1 for the previous one, 0 for no swipe. */
export function swipeStep({ dx, dy, ms }: Movement, rtl: boolean): -1 | 0 | 1 {
  const counts = Math.abs(dx) >= SWIPE.along && Math.abs(dy) <= SWIPE.across && ms <= SWIPE.ms;
  if (!counts) return 0;
  const towardsStart = rtl ? dx > 0 : dx < 0;
  return towardsStart ? 1 : -1;
}
