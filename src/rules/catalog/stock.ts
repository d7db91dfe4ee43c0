import type { Backorders, StockStatus } from './product.ts';

// Stock and what it means for a shopper.
// Example: managed, 3 left, threshold 5: in stock and low. Managed, 0 left, back-orders with
// notice: on back-order. Not managed: what the manager set, and no number.

export interface StockDetails {
  managed: boolean;
  quantity: number;
  /** Used only where stock is not managed. */
  status: StockStatus;
  backorders: Backorders;
  /** At or below this many the stock is low. */
  threshold: number;
}

export interface StockState {
  status: StockStatus;
  left: number | null;
  backorders: Backorders;
  low: boolean;
}

export function stockStatus(stock: Omit<StockDetails, 'threshold'>): StockStatus {
  if (!stock.managed) return stock.status;
  if (stock.quantity > 0) return 'instock';
  return stock.backorders === 'no' ? 'outofstock' : 'onbackorder';
}

export function stockState(stock: StockDetails): StockState {
  const status = stockStatus(stock);
  if (!stock.managed) return { status, left: null, backorders: 'no', low: false };
  const left = Math.max(stock.quantity, 0);
  return { status, left, backorders: stock.backorders, low: left > 0 && left <= stock.threshold };
}

/** A product made of others is as available as the best of them; without any, it is unavailable. */
export function combinedStatus(statuses: readonly StockStatus[]): StockStatus {
  if (statuses.includes('instock')) return 'instock';
  return statuses.includes('onbackorder') ? 'onbackorder' : 'outofstock';
}

/** A variation without its own stock uses the product's, where that is managed. */
export function variationStock<Facts extends StockDetails>(
  variation: Facts,
  product: Facts,
): Facts {
  return !variation.managed && product.managed ? product : variation;
}
