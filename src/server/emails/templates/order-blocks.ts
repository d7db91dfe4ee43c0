import { pricedDetails } from '#rules/cart/priced-details.ts';
import { address } from '#server/settings/routes.ts';
import type { Address } from '#wire/address.ts';
import { imageAddress } from '#wire/image.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import type { OrderLine, OrderView } from '#wire/order.ts';
import type { Block, GoodsLine } from './block.ts';
import type { EmailContext } from './email-context.ts';

/** The parts emails about an order share. */
const IMAGE_WIDTH = 160;

export function orderAddress(
  { settings, absolute }: EmailContext,
  route: 'routes.orderReceived' | 'routes.orderPay' | 'routes.invoice',
  order: OrderView,
): string {
  const path = address(settings, route, { id: String(order.id) });
  return absolute(`${path}?key=${encodeURIComponent(order.key)}`);
}

/** "Ada Moss", or the company, or the email address without a name. */
export function buyerName({ billing, email }: OrderView): string {
  return fullName(billing) || billing.company || email;
}

export function fullName({ firstName, lastName }: Address): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ');
}

export function orderBlocks(
  desk: EmailContext,
  order: OrderView,
  noteTitle: MessageKey = 'orders.note',
): Block[] {
  const { t, money, day } = desk;
  return [
    {
      kind: 'heading',
      text: t('emails.orderOf', { number: order.number, date: day(order.placedAt) }),
    },
    {
      kind: 'goods',
      lines: order.lines.map((line) => goodsLine(desk, line)),
      rows: order.rows.map(({ code, label, amount }) => ({
        label,
        amount: code === 'shipping' && amount === 0 ? t('orders.free') : money(amount),
        strong: code === 'total',
      })),
    },
    { kind: 'facts', rows: [{ label: t('orders.payment'), value: order.payment.title }] },
    ...(order.customerNote === ''
      ? []
      : [
          { kind: 'heading', text: t(noteTitle) } as const,
          { kind: 'quote', text: order.customerNote } as const,
        ]),
    addressBlock(desk, order),
  ];
}

function goodsLine({ t, money, absolute }: EmailContext, line: OrderLine): GoodsLine {
  const priced = pricedDetails(line.attributes, line.steps);
  return {
    // Items come after their bundle; no other layout works in every mail program.
    name: line.part === 'item' ? t('emails.bundleItem', { name: line.name }) : line.name,
    url: line.url === '' ? '' : absolute(line.url),
    image: line.image ? absolute(imageAddress(line.image.key, IMAGE_WIDTH, 'jpeg')) : '',
    details: [
      ...priced.details.map(({ label, value, amount }) => {
        const detail = `${label}: ${value}`;
        return amount ? t('orders.pricedDetail', { detail, amount: money(amount) }) : detail;
      }),
      ...priced.rest.map(({ subject, amount }) =>
        t('orders.step', { subject, amount: money(amount) }),
      ),
      ...(line.sku === '' ? [] : [t('orders.sku', { sku: line.sku })]),
      ...(line.refundedQuantity === 0
        ? []
        : [t('orders.refundedPieces', { count: line.refundedQuantity })]),
    ],
    quantity: t('orders.times', { quantity: line.quantity }),
    amount: line.part === 'bundle' && line.subtotal === 0 ? '' : money(line.subtotal),
  };
}

function addressBlock({ t }: EmailContext, order: OrderView): Block {
  const { billing, email } = order;
  const contact = [billing.phone, email].filter((line) => line !== '');
  const columns = [
    { title: t('orders.billing'), lines: [...order.billingLines, ...contact] },
    ...(order.shipping ? [{ title: t('orders.shipping'), lines: order.shippingLines }] : []),
    ...order.delivery.map(({ label, lines }) => ({ title: label, lines })),
  ];
  return { kind: 'columns', columns };
}

/** What is in the parcel and how it is followed; its button leads to the carrier's own page. */
export function shipmentBlocks(
  { t }: EmailContext,
  { carrier, trackingNumber, trackingUrl, lines }: OrderView['shipments'][number],
): Block[] {
  const rows = [
    ...(carrier === '' ? [] : [{ label: t('orders.carrier'), value: carrier }]),
    ...(trackingNumber === ''
      ? []
      : [{ label: t('orders.trackingNumber'), value: trackingNumber }]),
    ...lines.map(({ name, quantity }) => ({ label: name, value: t('orders.times', { quantity }) })),
  ];
  return [
    { kind: 'facts', rows: rows },
    ...(trackingUrl === ''
      ? []
      : [{ kind: 'action', label: t('orders.track'), url: trackingUrl } as const]),
  ];
}

/** The files of an order that is paid. */
export function downloadBlocks(
  { t, day, absolute }: EmailContext,
  { downloads }: OrderView,
): Block[] {
  const open = downloads.filter(({ state }) => state === 'open');
  if (open.length === 0) return [];
  const rows = open.map(({ product, name, url, remaining, expiresAt }) => ({
    label: `${product}: ${name}`,
    url: absolute(url),
    hint: [
      ...(remaining === null ? [] : [t('orders.downloads.remaining', { count: remaining })]),
      ...(expiresAt === null ? [] : [t('orders.downloads.until', { date: day(expiresAt) })]),
    ].join(', '),
  }));
  return [
    { kind: 'heading', text: t('orders.downloads.title') },
    { kind: 'links', rows },
  ];
}

/** How to pay, for an order that waits for its money; nothing once it is paid. */
export function paymentBlocks({ t, day }: EmailContext, { payment }: OrderView): Block[] {
  const { instructions, details, paidAt, dueAt } = payment;
  if (paidAt !== null || (instructions === '' && details.length === 0)) return [];
  return [
    { kind: 'heading', text: t('orders.howToPay') },
    ...(instructions === '' ? [] : [{ kind: 'text', text: instructions } as const]),
    ...(dueAt === null
      ? []
      : [{ kind: 'text', text: t('orders.payBy', { date: day(dueAt) }) } as const]),
    ...(details.length === 0 ? [] : [{ kind: 'facts', rows: details } as const]),
  ];
}
