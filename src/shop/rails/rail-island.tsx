import { useMemo } from 'react';
import { Island } from '../ui/island/island.tsx';
import type { ComponentIsland } from '../ui/island/island-source.ts';
import { watchNear } from '../ui/seen/watch-near.ts';
import type { RailData } from './rail-data.ts';

export const railIsland: ComponentIsland<RailData, 'rail'> = {
  name: 'rail',
  kind: 'component',
  when: watchNear,
  load: async () => (await import('./rail.tsx')).Rail,
};

/** A rail of the page: hydrated when it is near the window, and nothing for a single product. */
export function RailIsland({ id, title, products }: RailData) {
  const data = useMemo(() => ({ id, title, products }), [id, title, products]);
  return products.length > 1 ? <Island island={railIsland} id={id} data={data} /> : null;
}
