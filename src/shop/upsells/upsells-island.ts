import type { UpsellOffer } from '#wire/upsells.ts';
import type { ComponentIsland } from '../ui/island/island-source.ts';
import { watchSeen } from '../ui/seen/watch-seen.ts';

export const upsellsIsland: ComponentIsland<UpsellOffer, 'upsells'> = {
  name: 'upsells',
  kind: 'component',
  when: watchSeen,
  load: async () => (await import('./upsell-bar.tsx')).UpsellBar,
};
