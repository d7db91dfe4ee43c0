import { accountEmail } from '#rules/accounts/email.ts';
import type { OrderEmail } from '#server/emails/email.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import { loadSentEmails, type SentEmail } from '#server/emails/sent-emails.ts';
import { emailContext } from '#server/emails/templates/email-context.ts';
import { findLogo } from '#server/media/find-logo.ts';
import { writeNote } from '#server/orders/add-note.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { previewResponse, queuedResponse, resendInput, sentEmails } from '#wire/vitrine/email.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { numericId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

// Which emails an order has been sent, how each looks, and sending one again.

export const unknownOrder: RestError = {
  code: 'vitrine_rest_order_invalid_id',
  message: 'There is no such order.',
  status: 404,
};
const unknownEmail: RestError = {
  code: 'vitrine_rest_order_email_invalid_id',
  message: 'This order was sent no such email.',
  status: 404,
};
const notNow: RestError = {
  code: 'vitrine_rest_order_email_outdated',
  message: 'The order is in a state in which this email is not sent any more.',
  status: 409,
};

export function orderIn({ ctx, parts }: ManagedCall): Promise<OrderRecord | null> {
  return findOrder(ctx, numericId(parts.id ?? ''));
}

const list = vitrineEndpoint({
  action: 'list',
  permission: 'see-all-orders',
  summary: 'Which emails an order has been sent, the newest first',
  params: {},
  answer: { schema: sentEmails },
  async handle(_, call) {
    const order = await orderIn(call);
    if (!order) return refused(unknownOrder);
    const sent = await loadSentEmails(call.ctx.db, order.id);
    return found(
      sent.map(({ id, kind, recipient, subject, state, error, at, email }) => ({
        ...{ id, kind, to: recipient, subject, state, error },
        at: momentText(at),
        can_be_sent_again: email !== null,
      })),
    );
  },
});

type Found =
  | { ok: true; order: OrderRecord; sent: SentEmail; email: OrderEmail }
  | { ok: false; error: RestError };

async function emailIn(call: ManagedCall): Promise<Found> {
  const order = await orderIn(call);
  if (!order) return { ok: false, error: unknownOrder };
  const sent = (await loadSentEmails(call.ctx.db, order.id)).find(
    ({ id }) => id === call.parts.email_id,
  );
  if (!sent) return { ok: false, error: unknownEmail };
  const { email } = sent;
  return email ? { ok: true, order, sent, email } : { ok: false, error: notNow };
}

async function written({ ctx, origin }: ManagedCall, order: OrderRecord, email: OrderEmail) {
  // What renders HTML is loaded with the first preview.
  const { writeEmail } = await import('#server/emails/templates/write-email.ts');
  const view = await loadOrderView(ctx, order, 'mail');
  const desk = emailContext(ctx.settings, origin, await findLogo(ctx));
  return writeEmail(desk, email, view);
}

const preview = vitrineEndpoint({
  action: 'view',
  permission: 'see-all-orders',
  summary: 'An email of an order as HTML and text, with the order as it is now',
  params: {},
  answer: { schema: previewResponse },
  async handle(_, call) {
    const one = await emailIn(call);
    if (!one.ok) return refused(one.error);
    const text = await written(call, one.order, one.email);
    return text ? found(text) : refused(notNow);
  },
});

const resend = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-orders',
  summary: 'Send an email of an order again, to the same or another address',
  params: resendInput,
  answer: { schema: queuedResponse },
  async handle({ to: typed }, call) {
    const one = await emailIn(call);
    if (!one.ok) return refused(one.error);
    const to = typed === undefined ? one.sent.recipient : accountEmail(typed);
    if (to === null) return refused(invalidParams({ to: 'is not an email address' }));
    if (!(await written(call, one.order, one.email))) return refused(notNow);
    const { id } = one.order;
    await changeAs(call.ctx, call.manager, async ({ ctx, record }) => {
      await queueEmail(ctx.db, { ...one.email, to }, ctx.now);
      const text = `Email “${one.email.kind}” sent again to ${to} by ${call.manager.name}.`;
      await writeNote(ctx.db, id, { text, kind: 'private' }, ctx.now);
      const after = { to, email: one.email.kind };
      const partOf = { resource: 'order', id };
      const change = { resource: 'order_email', id, partOf, action: 'created' } as const;
      await record({ ...change, before: null, after });
      return { ok: true };
    });
    return found({ queued: true, to });
  },
});

const path = '/orders/:id/emails';
const one = `${path}/:email_id<[\\w-]+>`;
export const orderEmailRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path, methods: { GET: list } },
  { namespace: NAMESPACE, path: `${one}/preview`, methods: { GET: preview } },
  { namespace: NAMESPACE, path: `${one}/resend`, methods: { POST: resend } },
];
