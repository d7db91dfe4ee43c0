import type { ProductKind, StockStatus } from './product.ts';

// The one button of a product card. A tray goes straight into the cart: `add`. A mug with colours, a
// board with an option form, a bundle and a group need a choice on their own page: `choose`. What is
// sold elsewhere, sold out or without a price can only be looked at: `view`.

export type CardAction = 'add' | 'choose' | 'view';

export interface CardDetails {
  kind: ProductKind;
  /** It has a price, so it is for sale. */
  priced: boolean;
  stock: StockStatus;
  /** It has an option form. */
  options: boolean;
}

export function cardAction({ kind, priced, stock, options }: CardDetails): CardAction {
  if (kind === 'external' || !priced || stock === 'outofstock') return 'view';
  return kind === 'simple' && !options ? 'add' : 'choose';
}
