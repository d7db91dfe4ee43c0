import type { ListingPage } from '#wire/listing.ts';
import type { ComponentIsland } from '../ui/island/island-source.ts';
import { neverNeeded } from '../ui/island/never-needed.ts';

export const filtersIsland: ComponentIsland<ListingPage, 'filters'> = {
  name: 'filters',
  kind: 'component',
  when: neverNeeded,
  load: async () => (await import('./filter-panel.tsx')).FilterPanel,
};
