import { useMemo } from 'react';
import { Island } from '../../ui/island/island.tsx';
import type { RailData } from './rail-data.ts';

/** A rail of the page: hydrated when it is near the window, and nothing for a single product. */
export function RailIsland({ id, title, products }: RailData) {
  const data = useMemo(() => ({ id, title, products }), [id, title, products]);
  return products.length > 1 ? <Island name="rail" id={id} data={data} /> : null;
}
