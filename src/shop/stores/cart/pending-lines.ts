import type { Money } from '#rules/money/money.ts';
import { addQuantities, pieceCount, subtractQuantity } from '#rules/quantities/quantity.ts';
import type { CartItem, CartView } from '#wire/cart.ts';
import type { ImageRecord } from '#wire/image.ts';

// The cart as it will be once the shop has answered. Nothing of it is stored: it is derived from
// the pending requests.
// Example: 2 mugs in the cart and one more requested: count 3, and the mug's line shows 3.

/** What is known of a product being added, to render its line early. */
export interface AddedLine {
  productId: number;
  variationId: number | null;
  name: string;
  url: string;
  image: ImageRecord | null;
  quantity: number;
  unitPrice: Money | null;
}

export type CartChange =
  | { kind: 'add'; lines: readonly AddedLine[] }
  | { kind: 'quantity'; key: string; quantity: number }
  | { kind: 'remove'; key: string }
  | { kind: 'empty' }
  | { kind: 'other' }
  /** Reads the cart and changes nothing. */
  | { kind: 'refresh' };

/** A request without a response yet. */
export type CartRequest = CartChange & { id: number };

export interface PendingLine extends AddedLine {
  id: string;
  /** The existing line it will be merged with; null where it will be a new line. */
  key: string | null;
}

export function pendingLines(
  cart: CartView | null,
  requests: readonly CartRequest[],
): PendingLine[] {
  return requests.flatMap((request) =>
    request.kind === 'add'
      ? request.lines.map((line, at) => ({
          ...line,
          id: `${request.id}/${at}`,
          key: getLine(cart, line)?.key ?? null,
        }))
      : [],
  );
}

/** Only where a single line can be meant; option choices make separate lines. */
function getLine(cart: CartView | null, { productId, variationId }: AddedLine): CartItem | null {
  const same = (cart?.items ?? []).filter(
    (item) => item.productId === productId && item.variationId === variationId,
  );
  return same.length === 1 && same[0] && same[0].steps.length === 0 ? same[0] : null;
}

/** The expected quantity of a line; 0 for one being removed. */
export function displayedQuantity(item: CartItem, requests: readonly CartRequest[]): number {
  let quantity = item.quantity;
  for (const request of requests) {
    if (request.kind === 'empty') quantity = 0;
    if (request.kind === 'remove' && request.key === item.key) quantity = 0;
    if (request.kind === 'quantity' && request.key === item.key) quantity = request.quantity;
    if (request.kind === 'add') {
      for (const line of request.lines) {
        const same = line.productId === item.productId && line.variationId === item.variationId;
        if (same && item.steps.length === 0) quantity = addQuantities(quantity, line.quantity);
      }
    }
  }
  return quantity;
}

/** Number of pieces once all requests have succeeded. */
export function visibleCount(cart: CartView | null, requests: readonly CartRequest[]): number {
  const items = cart?.items ?? [];
  const steps = new Map(items.map(({ key, limits }) => [key, limits.step]));
  const counts = new Map(
    items.map(({ key, quantity, limits }) => [key, pieceCount(quantity, limits.step)]),
  );
  // Lines that cannot be bought are listed but not counted.
  const uncounted = subtractQuantity(addQuantities(...counts.values()), cart?.count ?? 0);
  const added: number[] = [];
  let emptied = false;
  for (const request of requests) {
    if (request.kind === 'remove') counts.delete(request.key);
    if (request.kind === 'quantity' && counts.has(request.key)) {
      counts.set(request.key, pieceCount(request.quantity, steps.get(request.key) ?? 1));
    }
    // The step of a new line is not known: a fraction is what is sold by fractions.
    if (request.kind === 'add') {
      added.push(...request.lines.map(({ quantity }) => pieceCount(quantity, quantity)));
    }
    if (request.kind === 'empty') {
      counts.clear();
      added.length = 0;
      emptied = true;
    }
  }
  const counted = subtractQuantity(addQuantities(...counts.values()), emptied ? 0 : uncounted);
  return addQuantities(Math.max(0, counted), ...added);
}
