import type { ProductBoosters } from '#wire/boosters.ts';
import type { ComponentIsland } from '../ui/island/island-source.ts';
import { watchSeen } from '../ui/seen/watch-seen.ts';

export const boostersIsland: ComponentIsland<ProductBoosters, 'boosters'> = {
  name: 'boosters',
  kind: 'component',
  when: watchSeen,
  load: async () => (await import('./boosters.tsx')).Boosters,
};
