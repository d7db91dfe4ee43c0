/** Whether the visitor prefers reduced motion; read each time, as it may change. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
