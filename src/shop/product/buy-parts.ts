import { type ComponentType, createContext, useContext } from 'react';

/** What a special product page puts in place of the buy box's price and form. */
export interface BuyParts {
  Price: ComponentType;
  Form: ComponentType<{ id: string | undefined }>;
  /** Price and button of the sticky bar. */
  BarPrice: ComponentType;
  BarButton: ComponentType;
}

/** Null on ordinary product pages, which load none of this code. */
export const BuyPartsContext = createContext<BuyParts | null>(null);

export function useBuyParts(): BuyParts | null {
  return useContext(BuyPartsContext);
}
