import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import type { OrderView } from '#wire/order.ts';
import type { OrderEmail } from '../email.ts';
import type { Block, EmailBody } from './block.ts';
import type { EmailContext } from './email-context.ts';
import {
  buyerName,
  downloadBlocks,
  fullName,
  orderAddress,
  orderBlocks,
  paymentBlocks,
  shipmentBlocks,
} from './order-blocks.ts';
import { returnRequested, returnUpdate } from './return-emails.ts';

/** Null where there is no reason for it any more. */
export function writeOrderEmail(
  desk: EmailContext,
  email: OrderEmail,
  order: OrderView,
): EmailBody | null {
  switch (email.kind) {
    case 'new-order':
      return toManager(desk, order, 'newOrder');
    case 'order-cancelled':
      return toManager(desk, order, 'cancelled');
    case 'order-failed':
      return toManager(desk, order, 'failed');
    case 'order-on-hold':
      return toBuyer(desk, order, sent('onHold', order), paymentBlocks(desk, order));
    case 'order-processing':
      return toBuyer(desk, order, sent('processing', order), paymentBlocks(desk, order));
    case 'order-shipped':
      return shipped(desk, order, email.data);
    case 'order-completed':
      return toBuyer(
        desk,
        order,
        sent('completed', order),
        order.shipments.flatMap((shipment) => shipmentBlocks(desk, shipment)),
      );
    case 'order-taken-back':
      return returnedItems(desk, order);
    case 'payment-reminder':
      return reminder(desk, order);
    case 'order-expired':
      return expired(desk, order);
    case 'order-refunded':
      return refunded(desk, order, email.data);
    case 'customer-note':
      return toBuyer(desk, order, words('note'), [{ kind: 'quote', text: email.data.note }]);
    case 'invoice':
      return invoice(desk, order);
    case 'return-new':
      return returnRequested(desk, order, email.data);
    case 'return-update':
      return returnUpdate(desk, order, email.data);
  }
}

interface Words {
  subject: MessageKey;
  title: MessageKey;
  intro: MessageKey;
}

type OrderNotice =
  | 'onHold'
  | 'processing'
  | 'completed'
  | 'takenBack'
  | 'reminder'
  | 'expired'
  | 'note';

function words(name: OrderNotice): Words {
  return {
    subject: `emails.${name}.subject`,
    title: `emails.${name}.title`,
    intro: `emails.${name}.intro`,
  };
}

/** Without shipping, shipping is not mentioned. */
function sent(name: 'onHold' | 'processing' | 'completed', order: OrderView): Words {
  const all = words(name);
  return order.shipping ? all : { ...all, intro: `emails.${name}.introUnsent` };
}

function toBuyer(
  desk: EmailContext,
  order: OrderView,
  { subject, title, intro }: Words,
  more: Block[],
  values: Record<string, string> = {},
): EmailBody {
  const { t } = desk;
  return {
    subject: t(subject, { number: order.number }),
    title: t(title),
    blocks: [
      greeting(desk, order),
      { kind: 'text', text: t(intro, values) },
      ...more,
      ...downloadBlocks(desk, order),
      ...orderBlocks(desk, order),
      {
        kind: 'action',
        label: t('emails.viewOrder'),
        url: orderAddress(desk, 'routes.orderReceived', order),
      },
    ],
  };
}

function greeting({ t }: EmailContext, { billing }: OrderView): Block {
  const name = billing.firstName || fullName(billing);
  const text = name === '' ? t('emails.helloNobody') : t('emails.hello', { name });
  return { kind: 'text', text };
}

function toManager(
  desk: EmailContext,
  order: OrderView,
  name: 'newOrder' | 'cancelled' | 'failed',
): EmailBody {
  const { t, settings, money } = desk;
  const values = {
    shop: settings['shop.name'],
    number: order.number,
    name: buyerName(order),
    total: money(order.totals.total),
  };
  return {
    subject: t(`emails.${name}.subject`, values),
    title: t(`emails.${name}.title`),
    blocks: [
      { kind: 'text', text: t(`emails.${name}.intro`, values) },
      ...freeLines(desk, order),
      ...orderBlocks(desk, order, 'emails.newOrder.note'),
      {
        kind: 'action',
        label: t('emails.openInAdmin'),
        url: desk.absolute(`${ADMIN_PATH}/orders/${order.id}`),
      },
    ],
  };
}

function freeLines({ t }: EmailContext, { lines }: OrderView): Block[] {
  const names = lines.filter((line) => line.freeByOptions).map((line) => line.name);
  if (names.length === 0) return [];
  return [{ kind: 'text', text: t('orders.freeByOptions', { names: names.join(', ') }) }];
}

/** Anyone with the order's link can cancel it: its buyer is notified in any case. */
function returnedItems(desk: EmailContext, order: OrderView): EmailBody {
  const text = desk.t('emails.takenBack.otherwise');
  const number = { number: order.number };
  return toBuyer(desk, order, words('takenBack'), [{ kind: 'text', text }], number);
}

/** Null where the order was paid or cancelled since the reminder was queued. */
function reminder(desk: EmailContext, order: OrderView): EmailBody | null {
  const { payment } = order;
  if (payment.dueAt === null) return null;
  const values = { number: order.number, date: desk.day(payment.dueAt) };
  return toBuyer(desk, order, words('reminder'), paymentBlocks(desk, order), values);
}

function expired(desk: EmailContext, order: OrderView): EmailBody {
  const text = desk.t('emails.expired.otherwise');
  const number = { number: order.number };
  return toBuyer(desk, order, words('expired'), [{ kind: 'text', text }], number);
}

/** Null where the shipment was taken back since. */
function shipped(
  desk: EmailContext,
  order: OrderView,
  { shipmentId, last }: Extract<OrderEmail, { kind: 'order-shipped' }>['data'],
): EmailBody | null {
  const shipment = order.shipments.find(({ id }) => id === shipmentId);
  if (!shipment) return null;
  const text: Words = {
    subject: 'emails.shipped.subject',
    title: 'emails.shipped.title',
    intro: last ? 'emails.shipped.intro' : 'emails.shippedPart.intro',
  };
  return toBuyer(desk, order, text, shipmentBlocks(desk, shipment));
}

function refunded(
  desk: EmailContext,
  order: OrderView,
  {
    amount,
    whole: isFull,
    reason,
    credit,
    isCard,
  }: Extract<OrderEmail, { kind: 'order-refunded' }>['data'],
): EmailBody {
  const { t, money } = desk;
  const group = isFull ? 'refunded' : 'refundedPart';
  const why: Block[] =
    reason === '' ? [] : [{ kind: 'text', text: t('emails.refunded.reason', { reason }) }];
  const text: Words = {
    subject: `emails.${group}.subject`,
    title: `emails.${group}.title`,
    intro: isCard
      ? 'emails.refundedCredit.card'
      : credit > 0
        ? 'emails.refundedCredit.intro'
        : 'emails.refunded.intro',
  };
  return toBuyer(desk, order, text, why, { amount: money(amount) });
}

/** With a link to pay where the order awaits payment, otherwise for the buyer's records. */
function invoice(desk: EmailContext, order: OrderView): EmailBody {
  const { t } = desk;
  const paper: Block = {
    kind: 'action',
    label: t('emails.invoice.print'),
    url: orderAddress(desk, 'routes.invoice', order),
  };
  const pay: Block = {
    kind: 'action',
    label: t('emails.invoice.pay'),
    url: orderAddress(desk, 'routes.orderPay', order),
  };
  return {
    subject: t(order.canPay ? 'emails.invoice.paySubject' : 'emails.invoice.subject', {
      number: order.number,
    }),
    title: t(order.canPay ? 'emails.invoice.payTitle' : 'emails.invoice.title'),
    blocks: [
      greeting(desk, order),
      {
        kind: 'text',
        text: t(order.canPay ? 'emails.invoice.payIntro' : 'emails.invoice.intro'),
      },
      order.canPay ? pay : paper,
      ...paymentBlocks(desk, order),
      ...orderBlocks(desk, order),
    ],
  };
}
