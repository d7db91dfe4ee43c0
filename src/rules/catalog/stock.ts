import type { Backorders, StockStatus } from './product.ts';

// Stock and what it means for a shopper.
// Example: managed, 3 left, threshold 5: in stock and low. Managed, 0 left, back-orders with
// notice: on back-order. Not managed: what the manager set, and no number.

export interface StockFacts {
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

export function stockStatus(facts: Omit<StockFacts, 'threshold'>): StockStatus {
  if (!facts.managed) return facts.status;
  if (facts.quantity > 0) return 'instock';
  return facts.backorders === 'no' ? 'outofstock' : 'onbackorder';
}

export function stockState(facts: StockFacts): StockState {
  const status = stockStatus(facts);
  if (!facts.managed) return { status, left: null, backorders: 'no', low: false };
  const left = Math.max(facts.quantity, 0);
  return { status, left, backorders: facts.backorders, low: left > 0 && left <= facts.threshold };
}

/** A product made of others is as available as the best of them; without any, it is unavailable. */
export function combinedStatus(statuses: readonly StockStatus[]): StockStatus {
  if (statuses.includes('instock')) return 'instock';
  return statuses.includes('onbackorder') ? 'onbackorder' : 'outofstock';
}

/** A variation without its own stock uses the product's, where that is managed. */
export function variationStock<Facts extends StockFacts>(variation: Facts, product: Facts): Facts {
  return !variation.managed && product.managed ? product : variation;
}
