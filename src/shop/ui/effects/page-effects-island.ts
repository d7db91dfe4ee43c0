import type { ComponentIsland } from '../island/island-source.ts';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { whenIdle } from '../when-idle.ts';
import { hasViewTimelines } from './view-timelines.ts';

export const effectsIsland: ComponentIsland<object, 'effects'> = {
  name: 'effects',
  kind: 'component',
  when: whenEffectsNeedScript,
  load: async () => (await import('./effects.tsx')).Effects,
};

/** Numbers count by script; the rest needs one only where CSS cannot do it. */
function whenEffectsNeedScript(_element: HTMLElement, start: () => void): () => void {
  const needed = !hasViewTimelines() || document.querySelector('[data-count-up]') !== null;
  return needed && !prefersReducedMotion() ? whenIdle(start) : () => undefined;
}
