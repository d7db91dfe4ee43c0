import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from '../order-problem.ts';
import { type ReadyLine, readyLines, withUniqueKeys } from './hand-lines.ts';
import type { HandFields, HandLine, HandOrder } from './hand-order.ts';
import { handProblems, priceHandOrder } from './price-hand-order.ts';
import { settledFields, unknownCustomer } from './settled-fields.ts';

// What an order by hand comes to. The same calculation shows it while it is written and decides when
// it is saved. Nothing is written.

export type PricedDraft =
  | { ok: false; problems: OrderProblem[] }
  | {
      ok: true;
      fields: HandFields;
      lines: readonly ReadyLine[];
      cart: PricedCart;
      /** Why it cannot be saved like this, although it has a total. */
      problems: OrderProblem[];
    };

export async function priceDraft(
  ctx: ShopContext,
  order: HandOrder,
  { withRates = false } = {},
): Promise<PricedDraft> {
  const fields = settledFields(order);
  const unknown = await unknownCustomer(ctx, fields.customerId);
  if (unknown) return { ok: false, problems: [unknown] };
  const ready = await readyLines(ctx, order.lines, {
    filesOf: order.filesOf,
    openChoice: !order.byPerson,
  });
  if (!ready.ok) return ready;
  const lines = withUniqueKeys(ready.lines);
  const { cart, state } = await priceHandOrder(ctx, { ...order, lines, withRates }, fields);
  const problems = [...handProblems(state, cart, order), ...withoutReason(order.lines)];
  return { ok: true, fields, lines, cart, problems };
}

/** A price that was agreed says why. */
export function withoutReason(lines: readonly Pick<HandLine, 'agreed'>[]): OrderProblem[] {
  return lines.flatMap(({ agreed }, at): OrderProblem[] => {
    if (agreed === null || agreed.reason !== '') return [];
    const field = `line_items[${at}][extensions][vitrine][price_reason]`;
    return [{ code: 'ordering.problem.priceReason', field }];
  });
}

/** A price, a rate or a tax may have changed since the total was shown to whoever saves. */
export function totalChanged(
  { settings }: Pick<ShopContext, 'settings'>,
  expected: Money | null,
  total: Money,
): OrderProblem | null {
  if (expected === null || expected === total) return null;
  const currency = toCurrency(settings);
  return {
    code: 'ordering.problem.draftChanged',
    field: 'extensions[vitrine][expected_total]',
    values: { shown: formatMoney(expected, currency), total: formatMoney(total, currency) },
  };
}
