import type { ComponentIsland } from '../island/island-source.ts';
import { whenEffectsNeedScript } from './when-effects-need-script.ts';

export const effectsIsland: ComponentIsland<object, 'effects'> = {
  name: 'effects',
  kind: 'component',
  when: whenEffectsNeedScript,
  load: async () => (await import('./effects.tsx')).Effects,
};
