/** Whether the visitor asked for less movement; asked anew each time, for it may change. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
