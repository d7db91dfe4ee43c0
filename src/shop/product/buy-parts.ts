import { type ComponentType, createContext, useContext } from 'react';

/** What a page of its own kind puts in the place of the buy box's price and form. */
export interface BuyParts {
  Price: ComponentType;
  Form: ComponentType<{ id: string | undefined }>;
}

/** Null on ordinary product pages, which carry nothing of it. */
export const BuyPartsContext = createContext<BuyParts | null>(null);

export function useBuyParts(): BuyParts | null {
  return useContext(BuyPartsContext);
}
