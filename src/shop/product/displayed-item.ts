import { useState } from 'react';
import type { PriceRecord, QuantityLimits, StockRecord, VariationRecord } from '#wire/product.ts';
import { useChoice } from './choice/product-choice.tsx';

export interface DisplayedItem {
  price: PriceRecord | null;
  stock: StockRecord;
  quantity: QuantityLimits;
  sku: string;
  /** Sanitised HTML of a variation only. */
  description: string;
  unitPrice: string | undefined;
  /** The variation these values belong to, null where they are the product's. */
  variation: VariationRecord | null;
}

/** The displayed values: those of the chosen variation, or the product's own. */
export function useDisplayedItem(): DisplayedItem {
  const { product, match, pending } = useChoice();
  // While an answer is pending the previous values stay.
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
    unitPrice: (variation ?? product).unitPrice,
    variation,
  };
}

/** Whether the displayed item can be added to the cart at all. */
export function isBuyable({ price, stock }: Pick<DisplayedItem, 'price' | 'stock'>): boolean {
  return price !== null && stock.status !== 'outofstock';
}
