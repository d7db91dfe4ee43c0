import { trackingLink } from '#rules/orders/carriers.ts';
import {
  decideShipment,
  type ShipmentDecision,
  type ShippableLine,
  type ShippedLine,
} from '#rules/orders/ship-order.ts';
import { addQuantities } from '#rules/quantities/quantity.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import { translator } from '#server/language/translator.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { writeNote } from '../add-note.ts';
import { findOrder } from '../find-order.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { OrderRecord, OrderRecordLine } from '../order-record.ts';
import { moveStatus } from '../status/change-status.ts';

export interface Tracking {
  /** A code of the known carriers, or a name. */
  carrier: string;
  trackingNumber: string;
  /** '' for the known carrier's own page. */
  trackingUrl: string;
}

export interface ShipmentInput extends Tracking {
  /** None: all that is left. */
  lines: readonly ShippedLine[];
  /** Whether the buyer gets an email. */
  notify: boolean;
  author: string;
}

export type ShipmentResult =
  | { ok: true; id: number; completed: boolean }
  | { ok: false; problems: OrderProblem[] };

/**
 * Sends pieces of an order: a row, a note in its history, an email to its buyer, and the order is
 * completed when nothing is left. Inside the caller's transaction, which locks the order first, so that
 * two people who pack at once cannot send a piece twice.
 */
export async function shipWithin(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  input: ShipmentInput,
): Promise<ShipmentResult> {
  await trx
    .updateTable('orders')
    .set({ updated_at: ctx.now })
    .where('id', '=', orderId)
    .executeTakeFirst();
  const order = await findOrder({ db: trx }, orderId);
  if (!order) return refused({ code: 'ordering.problem.unknown' });
  const lines = await shippableLines(trx, order);
  const decision = decideShipment(order.status, lines, input.lines);
  if (!decision.ok) return refused(toProblem(ctx, order, decision));
  const id = await writeShipment(trx, ctx, order, input, decision.lines);
  if (decision.completes) {
    const { outcome: result } = await moveStatus(trx, ctx, orderId, 'completed', {
      shipped: input.notify,
    });
    if (!result.ok) return result;
  }
  if (input.notify) {
    const data = { shipmentId: id, last: decision.completes };
    await queueEmail(trx, { kind: 'order-shipped', to: order.email, orderId, data }, ctx.now);
  }
  return { ok: true, id, completed: decision.completes };
}

function refused(problem: OrderProblem): ShipmentResult {
  return { ok: false, problems: [problem] };
}

/** What can be sent of each line: nothing virtual, and of a bundle its items. */
export async function shippableLines(db: Db, order: OrderRecord): Promise<ShippableLine[]> {
  const getIds = ({ productId, variationId }: OrderRecordLine) => [
    productId,
    variationId ?? productId,
  ];
  const ids = [...new Set(order.lines.flatMap(getIds))];
  const virtual = new Set(
    (ids.length === 0
      ? []
      : await db
          .selectFrom('products')
          .select('id')
          .where('id', 'in', ids)
          .where('virtual', '=', 1)
          .execute()
    ).map(({ id }) => id),
  );
  const shipped = order.shipments.flatMap((shipment) => shipment.lines);
  return order.lines.map((line) => ({
    id: line.id,
    sent: line.bundle?.item !== '' && !getIds(line).some((id) => virtual.has(id)),
    quantity: line.quantity,
    refundedQuantity: line.refundedQuantity,
    shippedQuantity: addQuantities(
      ...shipped.filter(({ lineId }) => lineId === line.id).map(({ quantity }) => quantity),
    ),
  }));
}

async function writeShipment(
  trx: Db,
  { now, settings }: ShopContext,
  order: OrderRecord,
  input: ShipmentInput,
  lines: readonly ShippedLine[],
): Promise<number> {
  const { id } = await trx
    .insertInto('order_shipments')
    .values({
      order_id: order.id,
      at: now,
      ...trackingColumns(input),
      lines: encodeJson(lines),
      author: input.author,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const names = lines.map(({ lineId, quantity }) => {
    const name = order.lines.find((line) => line.id === lineId)?.name ?? '';
    return `${quantity} × ${name}`;
  });
  const goods = names.join(', ');
  const carrier = [input.carrier, input.trackingNumber].filter((part) => part !== '').join(' ');
  const t = translator(settings);
  const text =
    carrier === '' ? t('orderNotes.sent', { goods }) : t('orderNotes.sentBy', { goods, carrier });
  await writeNote(trx, order.id, { text, kind: 'private', author: input.author }, now);
  return id;
}

/** A wrong number is corrected; which pieces were sent is not changed afterwards. */
export async function correctTracking(db: Db, id: number, tracking: Tracking): Promise<void> {
  await db
    .updateTable('order_shipments')
    .set(trackingColumns(tracking))
    .where('id', '=', id)
    .execute();
}

export async function deleteShipment(db: Db, id: number): Promise<void> {
  await db.deleteFrom('order_shipments').where('id', '=', id).execute();
}

function trackingColumns({ carrier, trackingNumber, trackingUrl }: Tracking) {
  return {
    carrier,
    tracking_number: trackingNumber,
    tracking_url: trackingLink(carrier, trackingNumber, trackingUrl),
  };
}

function toProblem(
  { settings }: ShopContext,
  { status, lines }: OrderRecord,
  decision: Extract<ShipmentDecision, { ok: false }>,
): OrderProblem {
  if (decision.problem === 'status') {
    const values = { status: translator(settings)(`orders.status.${status}`) };
    return { code: 'ordering.problem.shipStatus', field: 'status', values };
  }
  if (decision.problem === 'nothing') {
    return { code: 'ordering.problem.shipNothing', field: 'line_items' };
  }
  const at = lines.findIndex(({ id }) => id === decision.lineId);
  return {
    code: 'ordering.problem.shipLine',
    field: at === -1 ? 'line_items' : `line_items[${decision.lineId}]`,
    values: { count: decision.left },
  };
}
