import type { Money } from '#rules/money/money.ts';
import { EMPTY_CART } from '#server/cart/cart-state.ts';
import { priceCart } from '#server/cart/pricing/price-cart.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from '../order-problem.ts';
import { pricedItems } from '../placing/insert-parts.ts';
import { readyLines } from './hand-lines.ts';
import type { HandLine } from './hand-order.ts';
import { handProblems } from './price-hand-order.ts';

export interface TriedLine {
  name: string;
  variationId: number | null;
  quantity: number;
  details: readonly { label: string; value: string }[];
  /** Without tax, which follows from the whole order. */
  total: Money;
}

export type TryLineResult = { ok: true; line: TriedLine } | { ok: false; problems: OrderProblem[] };

/** What a line would be in an order, by the rules of every order. Nothing is written. */
export async function tryLine(
  ctx: ShopContext,
  line: HandLine,
  filesOf: number,
): Promise<TryLineResult> {
  const ready = await readyLines(ctx, [line], { filesOf });
  if (!ready.ok) return ready;
  const state = { ...EMPTY_CART, lines: ready.lines.map(({ stored }) => stored) };
  const byHand = {
    prices: new Map(),
    fees: [],
    shipping: [],
    withRates: false,
    lowest: new Map<number, number>(),
  };
  const cart = await priceCart(ctx, state, { customerId: null, byHand });
  const problems = handProblems(state, cart, { shippingLines: [] });
  const [priced] = pricedItems(ctx, cart, new Map());
  if (problems.length > 0 || !priced?.totals) return { ok: false, problems };
  const { stored } = priced.line;
  return {
    ok: true,
    line: {
      name: stored.name,
      variationId: stored.variationId,
      quantity: stored.quantity,
      details: priced.details.map(({ label, value }) => ({ label, value })),
      total: priced.totals.subtotal,
    },
  };
}
