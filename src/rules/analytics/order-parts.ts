import { localText } from '../dates/zone-time.ts';
import { isOneOf } from '../lists/is-one-of.ts';
import { addFigures, type Figures, isNothing, NO_FIGURES } from './figures.ts';

// What one order adds to the reports: to those of the whole shop, and to those of each product,
// category, coupon, customer, country, source, campaign and tax rate; and to those of all orders with
// a coupon, with a tax, or of a customer whose data was not deleted.
// Example: an order of 14 November with a refund on the 16th has parts on both days; the second one
// counts no order, and its refund.

/**
 * What WooCommerce's reports count: a refunded order, and so its refund, and an order on hold. Not what
 * failed, was cancelled, or is not placed yet.
 */
export const COUNTED_STATUSES = ['processing', 'on-hold', 'completed', 'refunded'] as const;

export const PART_KINDS = [
  'all',
  'product',
  'variation',
  'category',
  'coupon',
  'customer',
  'country',
  'source',
  'campaign',
  'tax',
  'with-coupon',
  'with-tax',
  'with-customer',
  'unpaid',
  'paid-customer',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface CountedOrder {
  status: string;
  trashed: boolean;
  /** On hold until its money is there, such as a bank transfer. */
  awaitsPayment: boolean;
  placedAt: number;
  /** Lower case; '' for a person whose data was deleted. */
  email: string;
  customer: string;
  country: string;
  source: string;
  campaign: string;
  discount: number;
  shipping: number;
  shippingTax: number;
  tax: number;
  total: number;
  lines: readonly CountedLine[];
  rows: readonly CountedRow[];
  refunds: readonly CountedRefund[];
}

export interface CountedLine {
  id: number;
  productId: number;
  variationId: number | null;
  name: string;
  categories: readonly { id: number; name: string }[];
  quantity: number;
  subtotal: number;
  total: number;
  totalTax: number;
  /** What a piece cost the shop when the order was first counted; null where that was not known. */
  cost: number | null;
}

export interface CountedRow {
  id: number;
  kind: 'coupon' | 'fee' | 'shipping' | 'tax';
  code: string;
  label: string;
  /** Of a tax: all of it. */
  amount: number;
  /** Of a tax: how much of it is on shipping. */
  onShipping: number;
}

export interface CountedRefund {
  at: number;
  /** With tax. */
  amount: number;
  lines: readonly { lineId: number; quantity: number; amount: number; tax?: number | undefined }[];
  rows: readonly { rowId: number; amount: number; tax: number }[];
}

export interface OrderPart {
  /** `2026-11-14`, in the shop's time zone. */
  day: string;
  kind: PartKind;
  /** Of what: a product's id, a coupon's code, an address … */
  key: string;
  /** Its name at that time. */
  label: string;
  figures: Figures;
}

/** One for each day, kind and key; none for an order that does not count. */
export function orderParts(order: CountedOrder, timeZone: string): OrderPart[] {
  if (order.trashed || !isOneOf(COUNTED_STATUSES, order.status)) return [];
  const day = localText(order.placedAt, timeZone).slice(0, 10);
  const parts = [...placedParts(order, day), ...refundedParts(order, timeZone)];
  const merged = new Map<string, OrderPart>();
  for (const part of parts) {
    const name = `${part.day} ${part.kind} ${part.key}`;
    const before = merged.get(name);
    const figures = before ? addFigures(before.figures, part.figures) : part.figures;
    // Two lines of one product are in one order.
    const orders = before ? Math.max(before.figures.orders, part.figures.orders) : figures.orders;
    merged.set(name, { ...part, figures: { ...figures, orders } });
  }
  const counted = [...merged.values()].filter(({ figures }) => !isNothing(figures));
  if (order.awaitsPayment) {
    return [...counted, ...counted.filter(({ kind }) => kind !== 'customer').map(unpaidPart)];
  }
  return [...counted, ...counted.filter(({ kind }) => kind === 'customer').map(paidCustomerPart)];
}

/**
 * There are too many customers to leave the unpaid orders of some of them out of a report: what they
 * have paid is a kind of its own.
 */
function paidCustomerPart(part: OrderPart): OrderPart {
  return { ...part, kind: 'paid-customer' };
}

/** The same once more, by which reports of what was paid leave it out. */
function unpaidPart(part: OrderPart): OrderPart {
  return { ...part, kind: 'unpaid', key: `${unpaidPrefix(part.kind)}${part.key}` };
}

/** unpaidPrefix('product') is 'product ': of the parts of kind `unpaid` that are of a product. */
export function unpaidPrefix(kind: PartKind): string {
  return `${kind} `;
}

function placedParts(order: CountedOrder, day: string): OrderPart[] {
  const items = order.lines.reduce((sum, line) => sum + thousandths(line.quantity), 0);
  const { tax, discount, shipping, shippingTax } = order;
  const gross = order.total - tax - shipping + discount;
  const known = addAll(order.lines.map(costFigures));
  const full = {
    ...{ ...known, orders: 1, items, gross, discount, tax, shipping, shippingTax },
  };
  const parts = fullParts(order, day, full);
  for (const line of order.lines) {
    parts.push(...lineParts(line, day, lineFigures(line)));
  }
  for (const { kind, code: key, label, amount, onShipping } of order.rows) {
    if (kind === 'coupon') {
      const figures = { ...NO_FIGURES, orders: 1, discount: amount };
      parts.push({ day, kind, key, label, figures });
      parts.push({ day, kind: 'with-coupon', key: '', label: '', figures });
    }
    if (kind === 'tax') {
      const figures = { ...NO_FIGURES, orders: 1, tax: amount, shippingTax: onShipping };
      parts.push({ day, kind, key, label, figures });
      parts.push({ day, kind: 'with-tax', key: '', label: '', figures });
    }
  }
  return parts;
}

/** Of everything that an order has once. */
function fullParts(order: CountedOrder, day: string, figures: Figures): OrderPart[] {
  const { email, customer, country, source, campaign } = order;
  const part = (kind: PartKind, key: string, label = key) => ({ day, kind, key, label, figures });
  return [
    part('all', ''),
    part('country', country),
    part('source', source),
    ...(campaign === '' ? [] : [part('campaign', campaign)]),
    ...(email === '' ? [] : [part('customer', email, customer), part('with-customer', '')]),
  ];
}

function lineParts(line: CountedLine, day: string, figures: Figures): OrderPart[] {
  const { productId, variationId, name: label, categories } = line;
  const key = String(productId);
  return [
    { day, kind: 'product', key, label, figures },
    ...(variationId === null
      ? []
      : [{ day, kind: 'variation' as const, key: `${key}:${variationId}`, label, figures }]),
    ...categories.map(({ id, name }) => {
      return { day, kind: 'category' as const, key: String(id), label: name, figures };
    }),
  ];
}

function lineFigures(line: CountedLine): Figures {
  const { quantity, subtotal, total, totalTax } = line;
  const discount = subtotal - total;
  const items = thousandths(quantity);
  return { ...costFigures(line), orders: 1, items, gross: subtotal, discount, tax: totalTax };
}

/** Of a line whose cost is known: what it was sold for, and what it cost. */
function costFigures({ cost, quantity, total }: CountedLine): Figures {
  if (cost === null) return NO_FIGURES;
  return { ...NO_FIGURES, costed: total, cost: Math.round(cost * quantity) };
}

function addAll(all: readonly Figures[]): Figures {
  return all.reduce((sum, figures) => addFigures(sum, figures), NO_FIGURES);
}

/**
 * By the lines and rows it names; what it names no line for is without tax. The refund that returns the
 * last of an order returns whatever tax and shipping are left, so that nothing remains of it. Pieces that
 * come back no longer cost anything; an amount without pieces leaves the cost as it is.
 */
function refundedParts(order: CountedOrder, timeZone: string): OrderPart[] {
  const parts: OrderPart[] = [];
  const lines = new Map(order.lines.map((line) => [line.id, line]));
  const kinds = new Map(order.rows.map(({ id, kind }) => [id, kind]));
  const { tax, shipping, shippingTax } = order;
  const left = { amount: order.total, tax, shipping, shippingTax };
  const sold = { net: order.total - tax - shipping, ...addAll(order.lines.map(costFigures)) };
  for (const refund of [...order.refunds].sort((a, b) => a.at - b.at)) {
    const day = localText(refund.at, timeZone).slice(0, 10);
    const figures = { ...NO_FIGURES };
    let named = 0;
    for (const returned of refund.lines) {
      const line = lines.get(returned.lineId);
      const lineTax = returned.tax ?? (line ? taxWithin(returned.amount, line) : 0);
      figures.tax += lineTax;
      figures.items += thousandths(returned.quantity);
      if (!line) continue;
      const amount = returned.amount - lineTax;
      const cost = costFigures({ ...line, total: amount, quantity: returned.quantity });
      figures.costed += cost.costed;
      figures.cost += cost.cost;
      named += amount;
      const items = thousandths(returned.quantity);
      const returnFigures = { ...cost, items, tax: lineTax };
      parts.push(...lineParts(line, day, returnedFigures(amount, returnFigures)));
    }
    for (const row of refund.rows) {
      figures.tax += row.tax;
      if (kinds.get(row.rowId) !== 'shipping') continue;
      figures.shipping += row.amount - row.tax;
      figures.shippingTax += row.tax;
    }
    left.amount -= refund.amount;
    for (const name of ['tax', 'shipping', 'shippingTax'] as const) {
      if (left.amount === 0) figures[name] = left[name];
      left[name] -= figures[name];
    }
    const refunds = refund.amount - figures.tax - figures.shipping;
    // What no line is named for is returned of all that is left, in proportion.
    const rest = refunds - named;
    const known = { costed: sold.costed - figures.costed, net: sold.net - named };
    if (known.net !== 0) figures.costed += Math.round((rest * known.costed) / known.net);
    sold.costed -= figures.costed;
    sold.net -= refunds;
    parts.push(...fullParts(order, day, returnedFigures(refunds, figures)));
  }
  return parts;
}

function returnedFigures(refunds: number, coupon: Figures): Figures {
  return addFigures({ ...NO_FIGURES, refunds }, coupon, -1);
}

/** How much of an amount with tax is tax, as it was for the whole line. */
export function taxWithin(
  amount: number,
  { total, totalTax }: Pick<CountedLine, 'total' | 'totalTax'>,
): number {
  const gross = total + totalTax;
  return gross === 0 ? 0 : Math.round((amount * totalTax) / gross);
}

function thousandths(quantity: number): number {
  return Math.round(quantity * 1000);
}
