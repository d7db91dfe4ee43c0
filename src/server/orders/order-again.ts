import * as z from 'zod';
import type { BundleRequest } from '#server/cart/bundles/bundle-request.ts';
import type { CartProblem } from '#server/cart/cart-problem.ts';
import { type BundlePosition, bundlePosition } from '#server/cart/cart-state.ts';
import { addBundle } from '#server/cart/changing/add-bundle.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { type CartReading, readCart } from '#server/cart/changing/change-cart.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { optionEntries } from '#wire/forms/option-entries.ts';
import type { OrderProblem } from './order-problem.ts';

export interface LeftOut {
  name: string;
  problems: readonly CartProblem[];
}

export type OrderAgainResult =
  /** `left` is what could not be added, and why; `taken` lines are in the cart. */
  | { ok: true; cart: CartReading; left: LeftOut[]; added: number }
  | { ok: false; problems: OrderProblem[] };

const choice = z.object({
  attributes: z.record(z.string(), z.string()),
  choices: z.record(z.string(), z.json()),
  bundle: bundlePosition.nullable(),
});

/** Puts the lines of an order of this visitor's own into the cart, options included. */
export async function orderAgain(
  ctx: ShopContext,
  visitor: Visitor,
  orderId: number,
): Promise<OrderAgainResult> {
  const { session } = await findStoredCart(ctx.db, visitor, ctx.now);
  const order = await ctx.db
    .selectFrom('orders')
    .select(['customer_id', 'session_id'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const isOwner =
    session &&
    order &&
    ((session.customerId !== null && order.customer_id === session.customerId) ||
      (order.customer_id === null && order.session_id === session.id));
  if (!isOwner) return { ok: false, problems: [{ code: 'ordering.problem.unknown' }] };
  const lines = await ctx.db
    .selectFrom('order_lines')
    .select(['product_id', 'variation_id', 'name', 'quantity', 'choice'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const left: LeftOut[] = [];
  let requested = 0;
  for (const line of lines) {
    const { attributes, choices, bundle } = decodeJson(line.choice, choice);
    // A bundle is ordered again as one, with the items it had.
    if (bundle !== null && bundle.item !== '') continue;
    requested += 1;
    if (bundle !== null) {
      const added = await addBundle(ctx, visitor, bundleAgain(line, bundle, lines));
      if (!added.ok) left.push({ name: line.name, problems: added.problems });
      continue;
    }
    const added = await addLine(ctx, visitor, {
      productId: line.product_id,
      variationId: line.variation_id,
      attributes,
      fields: optionEntries.parse(choices),
      quantity: line.quantity,
    });
    if (!added.ok) left.push({ name: line.name, problems: added.problems });
  }
  return { ok: true, cart: await readCart(ctx, visitor), left, added: requested - left.length };
}

interface OrderedLine {
  product_id: number;
  variation_id: number | null;
  quantity: number;
  choice: string;
}

function bundleAgain(
  head: OrderedLine,
  { group, fields = {} }: BundlePosition,
  lines: readonly OrderedLine[],
): BundleRequest {
  return {
    productId: head.product_id,
    quantity: head.quantity,
    items: lines.flatMap((line) => {
      const { attributes, choices, bundle } = decodeJson(line.choice, choice);
      if (bundle?.group !== group || bundle.item === '') return [];
      const { item: id, each: quantity } = bundle;
      const options = optionEntries.parse(choices);
      const variationId = line.variation_id;
      return [{ id, quantity, variationId, attributes, options, price: null }];
    }),
    fields,
    shownTotal: null,
    replaces: '',
  };
}
