import { scrollToElement } from '../ui/scroll/scroll-to-element.ts';

/** So long a first error takes to come into view. */
export const SCROLL_TO_ERROR_MS = 1000;

/** Brings the first thing that is wrong into view and the keyboard to it. */
export function showProblem(place: HTMLElement | null, scroll: boolean): void {
  if (!place) return;
  const control = place.querySelector<HTMLElement>(
    'input:not([type="hidden"]), select, textarea, button',
  );
  control?.focus({ preventScroll: true });
  if (scroll) void scrollToElement(place, { duration: SCROLL_TO_ERROR_MS });
}
