import { isOrderEmail } from '#server/emails/email.ts';
import { sampleEmail } from '#server/emails/sample-emails.ts';
import { emailContext } from '#server/emails/templates/email-context.ts';
import type { WrittenEmail } from '#server/emails/templates/write-email.ts';
import { findLogo } from '#server/media/find-logo.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import type { EmailKind } from '#server/settings/groups/email-kinds.ts';
import type { OrderView } from '#wire/order.ts';
import { sampleOrder, sampleShipment } from '#wire/samples/order.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';

const DAY = 24 * 60 * 60 * 1000;

type Sample = { ok: true; written: WrittenEmail } | { ok: false; error: RestError };

/** An email as it would be sent for this order, or for an example where none is named. */
export async function writeSample(
  { ctx, origin }: Pick<ManagedCall, 'ctx' | 'origin'>,
  kind: EmailKind,
  { to, orderId }: { to: string; orderId: number | undefined },
): Promise<Sample> {
  const order = await orderFor(ctx, orderId);
  if (!order) return { ok: false, error: invalidParams({ order_id: 'is no order' }) };
  const shipmentId = order.shipments.at(-1)?.id ?? 0;
  const { settings, now } = ctx;
  const email = sampleEmail(kind, { settings, to, orderId: order.id, shipmentId, now });
  // What renders HTML is loaded with the first preview.
  const { writeEmail } = await import('#server/emails/templates/write-email.ts');
  const desk = emailContext(settings, origin, await findLogo(ctx));
  const written = writeEmail(desk, email, isOrderEmail(email) ? order : null);
  if (written) return { ok: true, written };
  const error = invalidParams({ order_id: 'is in a state in which this email is not sent' });
  return { ok: false, error };
}

async function orderFor(
  ctx: ManagedCall['ctx'],
  orderId: number | undefined,
): Promise<OrderView | null> {
  if (orderId === undefined) {
    const example = sampleOrder({ shipments: [sampleShipment] });
    return { ...example, payment: { ...example.payment, dueAt: ctx.now + 3 * DAY } };
  }
  const order = await findOrder(ctx, orderId);
  return order && loadOrderView(ctx, order, 'mail');
}
