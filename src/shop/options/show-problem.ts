import { scrollToElement } from '../ui/scroll/scroll-to-element.ts';

/** Duration of the scroll to the first problem. */
export const SCROLL_TO_ERROR_MS = 1000;

/** Scrolls the first problem into view and focuses it. */
export function showProblem(place: HTMLElement | null, scroll: boolean): void {
  if (!place) return;
  const control = place.querySelector<HTMLElement>(
    'input:not([type="hidden"]), select, textarea, button',
  );
  control?.focus({ preventScroll: true });
  if (scroll) void scrollToElement(place, { duration: SCROLL_TO_ERROR_MS });
}
