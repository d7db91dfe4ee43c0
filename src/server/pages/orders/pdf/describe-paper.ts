import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import { toCurrency } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { hasPaymentSteps } from '#shop/order/awaits-payment.ts';
import { lineDetails } from '#shop/order/line-details.ts';
import type { OrderLine } from '#wire/order.ts';
import type { OrderSheet, SheetKind } from '#wire/order-page.ts';
import type { Paper, PaperLine } from './paper.ts';

interface Words {
  t: ReturnType<typeof translator>;
  money(amount: Money): string;
  day(time: number): string;
}

function getWords({ settings }: ShopContext): Words {
  const currency = toCurrency(settings);
  const { 'shop.locale': locale, 'shop.timeZone': timeZone } = settings;
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });
  return {
    t: translator(settings),
    money: (amount) => formatMoney(amount, currency),
    day: (time) => format.format(time),
  };
}

/** The sheet that is printed from a page, as it is rendered into a file. */
export function describePaper(
  ctx: ShopContext,
  kind: SheetKind,
  sheet: OrderSheet,
  logo: Uint8Array | null,
): Paper {
  const words = getWords(ctx);
  const { t, day } = words;
  const { order, sender, shopName } = sheet;
  const shared = {
    title: t(`orders.${kind}.title`, { number: order.number }),
    date: day(order.placedAt),
    shopName,
    logo,
    sender,
  };
  return kind === 'slip'
    ? { ...shared, ...slipParts(sheet, words) }
    : { ...shared, ...invoiceParts(sheet, words) };
}

type Parts = Pick<Paper, 'addresses' | 'headings' | 'lines' | 'sums' | 'remarks'>;

function slipParts({ order }: OrderSheet, { t }: Words): Parts {
  const address = order.shipping ? order.shippingLines : order.billingLines;
  const note = order.customerNote;
  return {
    addresses: [{ label: t('orders.invoice.shipTo'), lines: address }],
    headings: [t('orders.product'), t('orders.quantity')],
    lines: order.lines.map((line) => {
      const details = line.attributes.map(({ label, value }) => `${label}: ${value}`);
      return paperLine(line, [...details, ...sku(line, t)], [String(line.quantity)]);
    }),
    sums: [],
    remarks: [
      ...(order.lines.length === 0 ? [t('orders.slip.nothing')] : []),
      ...(order.shippingMethods.length === 0
        ? []
        : [`${t('orders.slip.method')}: ${order.shippingMethods.join(', ')}`]),
      ...(note === '' ? [] : [`${t('orders.note')}: ${note}`]),
    ],
  };
}

function invoiceParts({ order }: OrderSheet, words: Words): Parts {
  const { t, money, day } = words;
  const { billing, payment } = order;
  const buyer = [...order.billingLines, billing.phone, order.email].filter((text) => text !== '');
  const paid = payment.paidAt === null ? '' : t('orders.paidOn', { date: day(payment.paidAt) });
  return {
    addresses: [
      { label: t('orders.invoice.billTo'), lines: buyer },
      ...(order.shipping
        ? [{ label: t('orders.invoice.shipTo'), lines: order.shippingLines }]
        : []),
    ],
    headings: [t('orders.product'), t('orders.quantity'), t('orders.price'), t('orders.amount')],
    lines: order.lines.map((line) => {
      // A bundle priced by its items shows no amounts of its own.
      const isBare = line.part === 'bundle' && line.subtotal === 0;
      const amounts = isBare ? ['', ''] : [money(line.unitPrice), money(line.subtotal)];
      const details = [...lineDetails(line, words), ...sku(line, t)];
      return paperLine(line, details, [String(line.quantity), ...amounts]);
    }),
    sums: order.rows.map(({ code, label, amount }) => ({
      label,
      amount: code === 'shipping' && amount === 0 ? t('orders.free') : money(amount),
      isTotal: code === 'total',
    })),
    remarks: [
      [`${t('orders.payment')}: ${payment.title}`, paid].filter((text) => text !== '').join('. '),
      ...(hasPaymentSteps(order) ? howToPay(payment, words) : []),
      t('orders.invoice.thanks'),
    ],
  };
}

function howToPay(
  { instructions, details, dueAt }: OrderSheet['order']['payment'],
  { t, day }: Words,
): string[] {
  return [
    instructions,
    ...(dueAt === null ? [] : [t('orders.payBy', { date: day(dueAt) })]),
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ].filter((text) => text !== '');
}

function sku({ sku: number }: OrderLine, t: Words['t']): string[] {
  return number === '' ? [] : [t('orders.sku', { sku: number })];
}

function paperLine(
  { name, part }: OrderLine,
  details: readonly string[],
  figures: readonly string[],
): PaperLine {
  return { name, details, figures, isPart: part === 'item' };
}
