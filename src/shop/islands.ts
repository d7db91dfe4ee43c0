import type { ComponentType } from 'react';
import type { ProductBoosters } from '#wire/boosters.ts';
import type { UpsellOffer } from '#wire/upsells.ts';

/** Parts of a page whose script comes when they are seen, by what they are drawn from. */
export interface IslandData {
  boosters: ProductBoosters;
  upsells: UpsellOffer;
}
export type IslandName = keyof IslandData;

export type IslandComponent<Name extends IslandName> = ComponentType<{ data: IslandData[Name] }>;

interface IslandSource<Name extends IslandName> {
  /** Source file, by which the server finds its style in the build's manifest. */
  source: string;
  load(): Promise<IslandComponent<Name>>;
}

export const islands: { [Name in IslandName]: IslandSource<Name> } = {
  boosters: {
    source: 'src/shop/boosters/boosters.tsx',
    load: async () => (await import('./boosters/boosters.tsx')).Boosters,
  },
  upsells: {
    source: 'src/shop/upsells/upsell-bar.tsx',
    load: async () => (await import('./upsells/upsell-bar.tsx')).UpsellBar,
  },
};
