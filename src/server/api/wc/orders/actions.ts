import * as z from 'zod/mini';
import { queueEmail } from '#server/emails/queue-email.ts';
import { translator } from '#server/language/translator.ts';
import { writeNote } from '#server/orders/add-note.ts';
import { orderEmail } from '#server/orders/claim-orders.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { replaceEmail } from '#server/orders/managing/replace-email.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { address } from '#server/settings/routes.ts';
import { text } from '#wire/wc/field.ts';
import { emailFields, receiptFields } from '#wire/wc/order.ts';
import {
  emailTemplateResponse,
  type Receipt,
  receiptResponse,
  sentEmailResponse,
} from '#wire/wc/order-response.ts';
import { type ManagedCall, managed } from '../../rest/managed-endpoint.ts';
import { invalidId } from '../../rest/refusals.ts';
import { numericId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestResult, type RestRoute, refused } from '../../rest/rest-route.ts';

// Emails about an order that a manager sends again, or for the first time.

const unknownOrder = invalidId('shop_order');
const noAddress: RestError = {
  code: 'woocommerce_rest_missing_email',
  message: 'Order does not have an email address.',
  status: 400,
};

/** By WooCommerce's name of each. */
const TEMPLATES = {
  customer_on_hold_order: 'order-on-hold',
  customer_processing_order: 'order-processing',
  customer_completed_order: 'order-completed',
  customer_invoice: 'invoice',
} as const;
type TemplateId = keyof typeof TEMPLATES;

const BY_STATUS: Readonly<Partial<Record<OrderRecord['status'], TemplateId>>> = {
  'on-hold': 'customer_on_hold_order',
  processing: 'customer_processing_order',
  completed: 'customer_completed_order',
};

/** Those that say what is true of the order. */
function getTemplates({ status }: OrderRecord): TemplateId[] {
  const emailKind = BY_STATUS[status];
  return [...(emailKind ? [emailKind] : []), 'customer_invoice'];
}

function orderIn({ ctx, parts }: ManagedCall): Promise<OrderRecord | null> {
  return findOrder(ctx, numericId(parts.id ?? ''));
}

const templates = managed({
  namespace: 'wc/v3',
  action: 'view',
  permission: 'see-all-orders',
  params: {},
  answer: { schema: z.array(emailTemplateResponse) },
  async handle(_, call) {
    const order = await orderIn(call);
    if (!order) return refused(unknownOrder);
    const t = translator(call.ctx.settings);
    return found(
      getTemplates(order).map((id) => ({
        id,
        title: t(`ordering.template.${id}`),
        description: t(`ordering.template.${id}.description`),
      })),
    );
  },
});

interface EmailRequest {
  email?: string | undefined;
  force_email_update: boolean;
}

async function send(
  call: ManagedCall,
  template: TemplateId,
  requested: EmailRequest,
): Promise<RestResult<{ message: string }>> {
  const order = await orderIn(call);
  if (!order) return refused(unknownOrder);
  if (!getTemplates(order).includes(template)) {
    return refused(invalidParams({ template_id: 'is not offered for this order' }));
  }
  const emailType = orderEmail(requested.email ?? '');
  const replaces = emailType !== '' && (order.email === '' || requested.force_email_update);
  if (emailType !== '' && emailType !== order.email && !replaces) {
    return refused(invalidParams({ email: 'is not the address of this order' }));
  }
  const to = emailType || order.email;
  if (to === '') return refused(noAddress);
  const kind = TEMPLATES[template];
  await changeAs(call.ctx, call.manager, async ({ ctx, record }) => {
    if (replaces) await replaceEmail(ctx, order, emailType);
    await queueEmail(ctx.db, { kind, to, orderId: order.id, data: {} }, ctx.now);
    const text = translator(ctx.settings)('orderNotes.emailSent', {
      kind,
      name: call.manager.name,
    });
    await writeNote(ctx.db, order.id, { text, kind: 'private' }, ctx.now);
    const after = { email: to, template };
    const partOf = { resource: 'order', id: order.id };
    const change = { resource: 'order_email', id: order.id, partOf, action: 'created' } as const;
    await record({ ...change, before: null, after });
    return { ok: true };
  });
  const message =
    template === 'customer_invoice'
      ? `Order details sent to ${to}.`
      : `Email template "${template}" sent to ${to}.`;
  return found({ message });
}

const writing = {
  namespace: 'wc/v3',
  action: 'edit',
  permission: 'manage-orders',
  answer: { schema: sentEmailResponse },
} as const;
const isTemplate = (id: string): id is TemplateId => Object.hasOwn(TEMPLATES, id);

const sendDetails = managed({
  ...writing,
  params: emailFields,
  handle: (requested, call) => send(call, 'customer_invoice', requested),
});

const sendEmail = managed({
  ...writing,
  params: { ...emailFields, template_id: text({ maxLength: 60 }) },
  required: ['template_id'],
  async handle({ template_id: id, ...requested }, call) {
    if (!isTemplate(id)) return refused(invalidParams({ template_id: 'is not a template' }));
    return send(call, id, requested);
  },
});

/** The order's own page to print, by its key: it is there as long as the order. */
async function loadReceipt(call: ManagedCall): Promise<RestResult<Receipt>> {
  const order = await orderIn(call);
  if (!order) return refused(unknownOrder);
  const page = address(call.ctx.settings, 'routes.invoice', { id: String(order.id) });
  const receipt_url = `${call.origin}${page}?key=${order.key}`;
  return found({ receipt_url, expiration_date: null });
}

const reading = {
  namespace: 'wc/v3',
  action: 'view',
  permission: 'see-all-orders',
  answer: { schema: receiptResponse },
} as const;
const readReceipt = managed({
  ...reading,
  params: {},
  handle: (_, call) => loadReceipt(call),
});
const askReceipt = managed({
  ...reading,
  params: receiptFields,
  handle: (_, call) => loadReceipt(call),
});

export const actionRoutes: RestRoute[] = [
  { namespace: 'wc/v3', path: '/orders/:id/actions/email_templates', methods: { GET: templates } },
  {
    namespace: 'wc/v3',
    path: '/orders/:id/receipt',
    methods: { GET: readReceipt, POST: askReceipt },
  },
  { namespace: 'wc/v3', path: '/orders/:id/actions/send_email', methods: { POST: sendEmail } },
  {
    namespace: 'wc/v3',
    path: '/orders/:id/actions/send_order_details',
    methods: { POST: sendDetails },
  },
];
