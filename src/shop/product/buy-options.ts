import { type ComponentType, createContext, useContext } from 'react';

/** What a page with custom options puts into the form to buy by. */
export interface BuyOptions {
  Fields: ComponentType;
  /** The quantity a field decides; null where it is the shopper's own. */
  quantity: number | null;
  quantityTyped(value: string): void;
  /** False where something is still wrong or on its way; it has then said what. */
  mayAdd(form: HTMLFormElement): boolean;
  /** Something is being sent, such as a picture: adding must wait. */
  waiting: boolean;
  /** There are fields for files: a browser without script sends them along. */
  files: boolean;
  /** What the button says where a line of the cart is changed; it is then sent like any form. */
  saveText: string | null;
}

/** Null on pages without options, which carry none of their script. */
export const BuyOptionsContext = createContext<BuyOptions | null>(null);

export function useBuyOptions(): BuyOptions | null {
  return useContext(BuyOptionsContext);
}
