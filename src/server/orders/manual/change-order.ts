import { type MetaChange, mergeMeta } from '#rules/meta/merge-meta.ts';
import type { Money } from '#rules/money/money.ts';
import { belowShipped, mayEdit } from '#rules/orders/may-edit.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import { translator } from '#server/language/translator.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import { orderEmail } from '../claim-orders.ts';
import { findOrder } from '../find-order.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { OrderRecord } from '../order-record.ts';
import { type PartChanges, type PricedEdit, priceEdit } from './edit-parts.ts';
import { type EditResult, getCoupons } from './edited-parts.ts';
import type { LineChoices } from './hand-lines.ts';
import type { HandFields } from './hand-order.ts';
import { totalChanged } from './price-draft.ts';
import { reachStatus } from './reach-status.ts';
import { type EditedParts, saveParts } from './save-parts.ts';
import { settledFields, unknownCustomer } from './settled-fields.ts';

export interface OrderChange {
  /** Whose uploaded files the options of new lines may name; left out for none. */
  filesOf?: number;
  /** As of a HandOrder. */
  byPerson: boolean;
  fields: Partial<HandFields>;
  /** Null for as it is. */
  status: OrderStatus | null;
  paid: boolean;
  meta: readonly MetaChange[];
  parts: PartChanges;
  /** As of a HandOrder; left out for none. */
  expectedTotal?: Money | null;
}

export type ChangeResult = { ok: true } | { ok: false; problems: OrderProblem[] };

/** Changes an order as a manager or a program asks. `ctx.db` is a transaction, as in createOrder. */
export async function changeOrder(
  ctx: ShopContext,
  orderId: number,
  change: OrderChange,
): Promise<ChangeResult> {
  const locked = await ctx.db
    .updateTable('orders')
    .set({ updated_at: ctx.now })
    .where('id', '=', orderId)
    .executeTakeFirst();
  const order = locked.numUpdatedRows === 0n ? null : await findOrder(ctx, orderId);
  if (!order) return { ok: false, problems: [{ code: 'ordering.problem.unknown' }] };
  const fields = settledFields({ ...toFields(order), ...change.fields });
  const unknown = await unknownCustomer(ctx, change.fields.customerId ?? null);
  if (unknown) return { ok: false, problems: [unknown] };

  const editable = mayEdit(order);
  const part = recordKeys(PART_FIELDS).find((name) => changesPart(order, change.parts, name));
  if (part && !editable) {
    return { ok: false, problems: [notEditable(ctx, order, PART_FIELDS[part])] };
  }
  if (fields.currency !== order.currency && !editable) {
    return { ok: false, problems: [notEditable(ctx, order, 'currency')] };
  }
  await writeFields(ctx, order, fields, change);
  const moves = change.fields.billing !== undefined || change.fields.shipping !== undefined;
  if (part || (editable && moves)) {
    const edited = await editParts(ctx, order, fields, change);
    if (!edited.ok) return edited;
  }
  return reachStatus(ctx, orderId, change);
}

async function editParts(
  ctx: ShopContext,
  order: OrderRecord,
  fields: HandFields,
  change: OrderChange,
): Promise<EditResult> {
  const priced = await priceEdit(ctx, order, fields, change.parts, editChoices(change));
  if (!priced.ok) return priced;
  const { cart, parts } = priced;
  const changed = totalChanged(ctx, change.expectedTotal ?? null, cart.totals.total);
  const shipped = shippedProblem(order, parts);
  const problems = [
    ...priced.problems,
    ...(shipped ? [shipped] : []),
    ...(changed ? [changed] : []),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return saveParts(ctx, order, cart, parts);
}

/** What has left the house in parcels stays in the order. */
function shippedProblem(order: OrderRecord, { lines }: EditedParts): OrderProblem | null {
  const left = lines.flatMap(({ id, stored }) =>
    id === null ? [] : [{ id, quantity: stored.quantity }],
  );
  const below = belowShipped(order.shipments, left);
  if (!below) return null;
  const name = order.lines.find(({ id }) => id === below.lineId)?.name ?? '';
  const values = { name, count: below.shipped };
  return { code: 'ordering.problem.shipped', field: 'line_items', values };
}

function editChoices({ filesOf, byPerson }: OrderChange): LineChoices {
  return { filesOf: filesOf ?? null, openChoice: !byPerson };
}

/** What a change would make of an order; nothing is written. */
export async function tryChange(
  ctx: ShopContext,
  order: OrderRecord,
  change: OrderChange,
): Promise<PricedEdit> {
  if (!mayEdit(order)) {
    return { ok: false, problems: [notEditable(ctx, order, PART_FIELDS.lines)] };
  }
  const fields = settledFields({ ...toFields(order), ...change.fields });
  const priced = await priceEdit(ctx, order, fields, change.parts, {
    ...editChoices(change),
    withRates: true,
  });
  const shipped = priced.ok ? shippedProblem(order, priced.parts) : null;
  return priced.ok && shipped ? { ...priced, problems: [...priced.problems, shipped] } : priced;
}

function notEditable({ settings }: ShopContext, order: OrderRecord, field: string): OrderProblem {
  const status = translator(settings)(`orders.status.${order.status}`);
  return { code: 'ordering.problem.notEditable', values: { status }, field };
}

/** An empty list names nothing; coupons are the whole list. */
function changesPart(order: OrderRecord, parts: PartChanges, name: keyof PartChanges): boolean {
  const sent = parts[name];
  if (sent === null) return false;
  return sent.length > 0 || (name === 'coupons' && getCoupons(order).length > 0);
}

const PART_FIELDS: Readonly<Record<keyof PartChanges, string>> = {
  lines: 'line_items',
  shippingLines: 'shipping_lines',
  fees: 'fee_lines',
  coupons: 'coupon_lines',
};

function toFields(order: OrderRecord): HandFields {
  const { customerId, parentId, currency, billing, shipping, paymentMethod, paymentTitle } = order;
  const { transactionId, customerNote } = order;
  return {
    customerId,
    parentId,
    currency,
    billing,
    shipping,
    paymentMethod,
    paymentTitle,
    transactionId,
    customerNote,
  };
}

async function writeFields(
  { db }: ShopContext,
  order: OrderRecord,
  fields: HandFields,
  { meta, status }: OrderChange,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      customer_id: fields.customerId,
      currency: fields.currency,
      parent_order: fields.parentId,
      email: orderEmail(fields.billing.email),
      billing: encodeJson(fields.billing),
      shipping_address: fields.shipping && encodeJson(fields.shipping),
      payment_method: fields.paymentMethod,
      payment_title: fields.paymentTitle,
      transaction_id: fields.transactionId,
      customer_note: fields.customerNote,
      ...(meta.length > 0 && { meta: encodeJson(mergeMeta(order.meta, meta)) }),
      // A status takes an order out of the trash.
      ...(status !== null && { trashed: 0 }),
    })
    .where('id', '=', order.id)
    .execute();
}
