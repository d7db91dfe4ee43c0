import type { PostagePayer } from '#rules/returns/return-reason.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReturnRecord } from './find-returns.ts';
import { returnFileAddress } from './return-files.ts';
import { returnAddress } from './return-proof.ts';

/** The states whose step has an email of its own: money that goes back has that of every refund. */
const EMAILED = ['requested', 'accepted', 'received', 'exchanged', 'refused'] as const;

/** Tells the buyer how far their return is. Part of the transaction of its step. */
export async function mailReturn(
  trx: Db,
  ctx: ShopContext,
  order: OrderRecord,
  record: ReturnRecord,
  postage: PostagePayer,
): Promise<void> {
  const state = EMAILED.find((each) => each === record.state);
  if (state === undefined) return;
  const data = {
    state,
    things: getThings(order, record),
    message: record.message,
    url: returnAddress(ctx, order),
    labelUrl: record.label ? returnFileAddress(record.label.reference) : '',
    carrierUrl: record.carrierUrl,
    postage,
  };
  const mail = { kind: 'return-update', to: order.email, orderId: order.id } as const;
  await queueEmail(trx, { ...mail, data }, ctx.now);
}

/** Tells the shop of a new one. */
export async function mailStaff(
  trx: Db,
  ctx: ShopContext,
  order: OrderRecord,
  record: ReturnRecord,
): Promise<void> {
  const to = ctx.settings['mail.managerAddress'] || ctx.settings['shop.email'];
  const data = { returnId: record.id, things: getThings(order, record) };
  await queueEmail(trx, { kind: 'return-new', to, orderId: order.id, data }, ctx.now);
}

function getThings({ lines }: OrderRecord, record: ReturnRecord) {
  return record.lines.map(({ lineId, quantity }) => ({
    name: lines.find(({ id }) => id === lineId)?.name ?? '',
    quantity,
  }));
}
