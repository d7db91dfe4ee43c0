import { prefersReducedMotion } from '../reduced-motion.ts';
import { whenIdle } from '../when-idle.ts';
import { hasViewTimelines } from './view-timelines.ts';

/** Numbers count by script; the rest needs one only where CSS cannot do it. */
export function whenEffectsNeedScript(_element: HTMLElement, start: () => void): () => void {
  const needed = !hasViewTimelines() || document.querySelector('[data-count-up]') !== null;
  return needed && !prefersReducedMotion() ? whenIdle(start) : () => undefined;
}
