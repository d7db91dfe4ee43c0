import type { ProductKind, StockStatus } from '../catalog/product.ts';

// Who may ask for an email when something is in stock again, and when it is sent.
// Example: a vase at 24.00 that is sold out offers the form; with one piece in stock, or on
// back-order, it can be bought, so the emails go out and the form is gone.

export interface AlertedItem {
  kind: ProductKind;
  /** Null where it is not for sale. */
  price: unknown;
  stock: { status: StockStatus };
}

/** What is sold elsewhere, or not at all, is never back. */
export function offersAlert({ kind, price, stock }: AlertedItem): boolean {
  return kind !== 'external' && price !== null && stock.status === 'outofstock';
}

export function isBack({ kind, price, stock }: AlertedItem): boolean {
  return kind !== 'external' && price !== null && stock.status !== 'outofstock';
}

/** Anyone can type any address: one mailbox waits for so many things at most. */
const MAX_WAITING = 50;

/** `waiting` is how many other things the mailbox waits for. */
export function storesAlert(waiting: number): boolean {
  return waiting < MAX_WAITING;
}
