import { useMemo } from 'react';
import type { ProductRecord } from '#wire/product.ts';
import { Island } from '../../ui/island/island.tsx';
import { productBlockIsland } from './block-islands.ts';

/** The script of the buy box is loaded where one comes near. */
export function ProductIsland({ id, product }: { id: number; product: ProductRecord }) {
  const data = useMemo(() => ({ product }), [product]);
  return <Island island={productBlockIsland} id={`block-${id}`} data={data} />;
}
