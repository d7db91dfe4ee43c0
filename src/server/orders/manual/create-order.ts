import { randomUUID } from 'node:crypto';
import { mergeMeta } from '#rules/meta/merge-meta.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { orderEmail } from '../claim-orders.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { OrderDraft } from '../placing/draft-order.ts';
import { writeOrder } from '../placing/write-order.ts';
import type { HandFee, HandOrder, HandShippingLine } from './hand-order.ts';
import { priceDraft, totalChanged } from './price-draft.ts';
import { reachStatus } from './reach-status.ts';

// An order that a manager or a program writes: priced, taxed, checked and written by the functions of
// the checkout. It is not ended by itself when it is not paid in time.

export type CreateResult = { ok: true; id: number } | { ok: false; problems: OrderProblem[] };

const NO_HOLD = { until: null, remindAt: null, couponsUntil: null };

/** `ctx.db` is a transaction, to be rolled back where the answer is not `ok`. */
export async function createOrder(ctx: ShopContext, order: HandOrder): Promise<CreateResult> {
  const priced = await priceDraft(ctx, order);
  if (!priced.ok) return priced;
  const { fields, lines, cart } = priced;
  const changed = totalChanged(ctx, order.expectedTotal, cart.totals.total);
  const problems = [...priced.problems, ...(changed ? [changed] : [])];
  if (problems.length > 0) return { ok: false, problems };

  const draft: OrderDraft = {
    cart,
    billing: fields.billing,
    shipping: fields.shipping,
    email: orderEmail(fields.billing.email),
    status: 'pending',
    provider: findProvider(ctx, fields.paymentMethod),
    hold: NO_HOLD,
    customerNote: fields.customerNote,
    attribution: {},
    createdVia: order.createdVia,
    byHand: {
      currency: fields.currency,
      parentId: fields.parentId,
      paymentMethod: fields.paymentMethod,
      paymentTitle: fields.paymentTitle,
      transactionId: fields.transactionId,
      meta: mergeMeta([], order.meta),
      lineMeta: new Map(lines.map(({ stored, meta }) => [stored.key, meta])),
    },
  };
  const sent = { key: `by-hand-${randomUUID()}`, sender: null };
  const buyer = { sessionId: null, customerId: fields.customerId };
  const written = await writeOrder(ctx.db, ctx, draft, sent, buyer);
  if (!written.ok) {
    const problem: OrderProblem = { code: 'ordering.problem.changed' };
    return { ok: false, problems: written.why === 'refused' ? written.problems : [problem] };
  }
  await ctx.invalidate(written.tags);
  const { id } = written.order;
  await writeRowMeta(ctx.db, id, order);
  const reached = await reachStatus(ctx, id, order);
  return reached.ok ? { ok: true, id } : reached;
}

interface RowParts {
  fees: readonly HandFee[];
  shippingLines: readonly HandShippingLine[];
}

/** What other programs store with the fees and shipping methods of a new order. */
async function writeRowMeta(
  trx: Db,
  orderId: number,
  { fees, shippingLines }: RowParts,
): Promise<void> {
  if ([...fees, ...shippingLines].every(({ meta }) => meta.length === 0)) return;
  const rows = await trx
    .selectFrom('order_rows')
    .select(['id', 'kind'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['fee', 'shipping'])
    .orderBy('position')
    .execute();
  const shippingAddress = { fee: fees, shipping: shippingLines };
  for (const kind of ['fee', 'shipping'] as const) {
    const matching = rows.filter((row) => row.kind === kind);
    for (const [at, { meta }] of shippingAddress[kind].entries()) {
      const row = matching[at];
      if (!row || meta.length === 0) continue;
      await trx
        .updateTable('order_rows')
        .set({ meta: encodeJson(mergeMeta([], meta)) })
        .where('id', '=', row.id)
        .execute();
    }
  }
}
