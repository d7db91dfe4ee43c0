import { useState } from 'react';
import type { PriceRecord, QuantityLimits, StockRecord, VariationRecord } from '#wire/product.ts';
import { useChoice } from './choice/product-choice.tsx';

export interface ShownItem {
  price: PriceRecord | null;
  stock: StockRecord;
  quantity: QuantityLimits;
  sku: string;
  /** Sanitised HTML, of a variation alone. */
  description: string;
  /** The variation all this is of, null where it is the product's. */
  variation: VariationRecord | null;
}

/** What the page says of the product: that of the chosen variation, else the product's own. */
export function useShownItem(): ShownItem {
  const { product, match, pending } = useChoice();
  // While the answer to a new choice is awaited, what stood there stays.
  const [settled, setSettled] = useState(match);
  if (!pending && settled !== match) setSettled(match);
  const variation = pending ? settled : match;
  const { price, stock, quantity } = variation ?? product;
  return {
    price: price ?? product.price,
    stock,
    quantity,
    sku: variation?.sku || product.sku,
    description: variation?.description ?? '',
    variation,
  };
}

/** Whether what is shown can be put in the basket at all. */
export function isBuyable({ price, stock }: Pick<ShownItem, 'price' | 'stock'>): boolean {
  return price !== null && stock.status !== 'outofstock';
}
