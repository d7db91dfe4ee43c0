import { AGREED_PRICE } from '#rules/cart/entered-by-hand.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { FLOOR, FLOOR_ONCE, REPLACED } from '#rules/options/price-options.ts';
import { AGREED_ONCE, explainLine } from '#rules/orders/explain-line.ts';
import { toCurrency } from '#server/language/currency.ts';
import { priceResponse } from '#wire/vitrine/email.ts';
import { numericId } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { orderIn, unknownOrder } from './order-emails.ts';

const unknownLine: RestError = {
  code: 'vitrine_rest_order_line_invalid_id',
  message: 'The order has no such line.',
  status: 404,
};

const LABELS: Readonly<Record<string, string>> = {
  product: 'Price of the product',
  [AGREED_PRICE]: 'Price agreed by hand',
  [AGREED_ONCE]: 'Price agreed by hand, once',
  option: 'Option',
  'option-once': 'Option, once',
  'option-unit': 'Unit conversion',
  [REPLACED]: 'The options replace the price',
  [FLOOR]: 'Never below zero',
  [FLOOR_ONCE]: 'Never below zero, once',
  'bundle.item': 'Discount of the item in its bundle',
  'bundle.tier': 'Discount of the bundle',
  'tax-included': 'Tax in the price',
  other: 'Other',
  coupon: 'Coupon',
  tax: 'Tax',
};

const read = vitrineEndpoint({
  action: 'view',
  permission: 'see-all-orders',
  summary: 'Why a line of an order costs what it costs, as recorded with the order',
  params: {},
  answer: { schema: priceResponse },
  async handle(_, call) {
    const order = await orderIn(call);
    if (!order) return refused(unknownOrder);
    const id = numericId(call.parts.line_id ?? '');
    const line = order.lines.find((each) => each.id === id);
    if (!line) return refused(unknownLine);
    const currency = toCurrency(call.ctx.settings);
    const rates = new Map(
      order.rows.flatMap(({ kind, code, label }) => (kind === 'tax' ? [[code, label]] : [])),
    );
    const coupons = order.rows.flatMap(({ kind, label }) => (kind === 'coupon' ? label : []));
    const total = money(line.total + line.totalTax);
    return found({
      order_id: order.id,
      line_id: line.id,
      name: line.name,
      quantity: line.quantity,
      currency: order.currency,
      unit_price: line.unitPrice,
      steps: explainLine(line, { coupons, rates }).map((step) => ({
        ...step,
        label: LABELS[step.code] ?? step.code,
        text: formatMoney(step.amount, currency),
      })),
      total,
      total_text: formatMoney(total, currency),
    });
  },
});

export const linePriceRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/orders/:id/lines/:line_id/price', methods: { GET: read } },
];
