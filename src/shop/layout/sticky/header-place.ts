import type { HeaderMode } from '#wire/layout.ts';

/** How far below its own place the page is scrolled before the header sticks, beside its height. */
export const STUCK_OFFSET = 100;
/** How often the scroll direction is sampled, in milliseconds. */
export const SAMPLE_MS = 100;

/** In its own place on top of the page, out of the window, or stuck to the window's upper edge. */
export type HeaderPlace = 'top' | 'away' | 'stuck';
export type MovingHeader = Exclude<HeaderMode, 'static'>;

export interface HeaderSample {
  /** Scroll position now and at the sample before. */
  scroll: number;
  before: number;
  /** The header's own place in the page, and its height. */
  top: number;
  height: number;
}

/**
 * Where the header is at a scroll position. Example: one of 80 px that starts at 36 leaves the window
 * with 116 and sticks above 216; in the mode `hide` it sticks above 116 on the way up only.
 */
export function headerPlace(
  mode: MovingHeader,
  last: HeaderPlace,
  { scroll, before, top, height }: HeaderSample,
): HeaderPlace {
  const passed = scroll - top - height;
  if (passed <= 0) return 'top';
  if (mode === 'sticky') return passed > STUCK_OFFSET ? 'stuck' : 'away';
  if (scroll === before) return last === 'away' ? 'away' : 'stuck';
  return scroll < before ? 'stuck' : 'away';
}
