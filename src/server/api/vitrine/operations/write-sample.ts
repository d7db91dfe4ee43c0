import { isOrderEmail } from '#server/emails/email.ts';
import { sampleEmail } from '#server/emails/sample-emails.ts';
import { emailContext } from '#server/emails/templates/email-context.ts';
import type { WrittenEmail } from '#server/emails/templates/write-email.ts';
import { findLogo } from '#server/media/find-logo.ts';
import { findLastOrderId, findOrder } from '#server/orders/find-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { type EmailKind, ORDER_EMAIL_KINDS } from '#server/settings/groups/email-kinds.ts';
import type { OrderView } from '#wire/order.ts';
import { sampleOrder, sampleShipment } from '#wire/samples/order.ts';
import { managerMay } from '../../manager/manager.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { getRefusal } from '../../rest/refusals.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { NAMESPACE } from '../vitrine-endpoint.ts';

const DAY = 24 * 60 * 60 * 1000;

type Sample =
  | { ok: true; written: WrittenEmail & { order_number: string } }
  | { ok: false; error: RestError };

interface SampleOf {
  to: string;
  orderId: number | undefined;
  /** For the last order, where this email is sent for it and the manager may see orders. */
  last: boolean;
}

/** An email as it would be sent for this order, or for an example where none is named. */
export async function writeSample(
  call: Pick<ManagedCall, 'ctx' | 'origin' | 'manager'>,
  kind: EmailKind,
  { to, orderId, last }: SampleOf,
): Promise<Sample> {
  const { ctx, manager } = call;
  const maySee = managerMay(manager, 'see-all-orders');
  if (orderId !== undefined) {
    if (!maySee) return { ok: false, error: getRefusal('view', NAMESPACE, true) };
    const order = await loadView(ctx, orderId);
    if (!order) return { ok: false, error: invalidParams({ order_id: 'is no order' }) };
    const written = await write(call, kind, to, order);
    if (written) return { ok: true, written: { ...written, order_number: order.number } };
    const error = invalidParams({ order_id: 'is in a state in which this email is not sent' });
    return { ok: false, error };
  }
  const isAboutOrder = ORDER_EMAIL_KINDS.some((each) => each === kind);
  if (last && maySee && isAboutOrder) {
    const id = await findLastOrderId(ctx.db);
    const order = id === null ? null : await loadView(ctx, id);
    const written = order && (await write(call, kind, to, order));
    if (written) return { ok: true, written: { ...written, order_number: order.number } };
  }
  const written = await write(call, kind, to, exampleOrder(ctx));
  if (!written) throw new Error(`the example of ${kind} is not sent`);
  return { ok: true, written: { ...written, order_number: '' } };
}

async function write(
  { ctx, origin }: Pick<ManagedCall, 'ctx' | 'origin'>,
  kind: EmailKind,
  to: string,
  order: OrderView,
): Promise<WrittenEmail | null> {
  const { settings, now } = ctx;
  const shipmentId = order.shipments.at(-1)?.id ?? 0;
  const email = sampleEmail(kind, { settings, to, orderId: order.id, shipmentId, now });
  // What renders HTML is loaded with the first preview.
  const { writeEmail } = await import('#server/emails/templates/write-email.ts');
  const desk = emailContext(settings, origin, await findLogo(ctx));
  return writeEmail(desk, email, isOrderEmail(email) ? order : null);
}

function exampleOrder({ now }: ManagedCall['ctx']): OrderView {
  const example = sampleOrder({ shipments: [sampleShipment] });
  return { ...example, payment: { ...example.payment, dueAt: now + 3 * DAY } };
}

async function loadView(ctx: ManagedCall['ctx'], id: number): Promise<OrderView | null> {
  const order = await findOrder(ctx, id);
  return order && loadOrderView(ctx, order, 'mail');
}
