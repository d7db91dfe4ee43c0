import { type ComponentType, createContext, useContext } from 'react';
import type { PriceRecord } from '#wire/product.ts';

/** What a page with custom options adds to the buy form. */
export interface BuyOptions {
  Fields: ComponentType;
  /** The quantity computed by a field; null where the shopper chooses it. */
  quantity: number | null;
  quantityTyped(value: string): void;
  /** False where something is wrong or pending; the problem is then shown. */
  mayAdd(form: HTMLFormElement): boolean;
  /** What must be entered first, and how to get there; null where nothing required is empty. */
  unfinished: { text: string; show(): void } | null;
  /** The price of one piece as it is filled in; the product's own where entries are missing. */
  priceNow(price: PriceRecord): PriceRecord;
  /** "$38.00 per m²" where the shown price is not for a piece. */
  perUnit(price: string): string;
  /** An upload is running: adding must wait. */
  waiting: boolean;
  /** The form has file fields: without script it is posted as multipart. */
  files: boolean;
  /**
   * The button's label where a line of the cart is edited; the form is then posted by the browser.
   */
  saveText: string | null;
  /** The same, or with the price of what was chosen; null for the usual label. */
  buttonText: string | null;
}

/** Null on pages without options, which load none of this code. */
export const BuyOptionsContext = createContext<BuyOptions | null>(null);

export function useBuyOptions(): BuyOptions | null {
  return useContext(BuyOptionsContext);
}
