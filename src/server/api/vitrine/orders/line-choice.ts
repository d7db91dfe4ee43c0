import { formatMoney } from '#rules/money/format.ts';
import { toCurrency } from '#server/language/currency.ts';
import { tryLine } from '#server/orders/manual/try-line.ts';
import {
  lineFormInput,
  lineFormResponse,
  linePriceInput,
  linePriceResponse,
} from '#wire/vitrine/order-lines.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { orderError } from '../../wc/shared/order-error.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const shared = { action: 'view', permission: 'manage-orders' } as const;

const form = vitrineEndpoint({
  ...shared,
  summary: 'The form in which variation and options of a product are chosen, as its shopper has it',
  params: lineFormInput,
  required: ['product_id'],
  answer: { schema: lineFormResponse },
  async handle({ product_id: productId }, { render }) {
    const choice = await render.lineChoice(productId);
    return choice
      ? found(choice)
      : refused(invalidParams({ product_id: 'is not a product that can be put into an order' }));
  },
});

const price = vitrineEndpoint({
  ...shared,
  summary: 'What a line with its variation and options costs; nothing is written',
  params: linePriceInput,
  required: ['product_id'],
  answer: { schema: linePriceResponse },
  async handle(sent, { ctx, manager }) {
    const requested = {
      productId: sent.product_id,
      variationId: sent.variation_id || null,
      attributes: sent.attributes,
      options: sent.options,
      quantity: sent.quantity,
      subtotal: null,
      total: null,
      agreed: null,
      meta: [],
    };
    const tried = await tryLine(ctx, requested, manager.customerId);
    if (!tried.ok) return refused(orderError(tried.problems, ctx.settings));
    const { name, variationId, quantity, details, total } = tried.line;
    return found({
      name,
      variation_id: variationId ?? 0,
      quantity,
      details: [...details],
      total,
      total_text: formatMoney(total, toCurrency(ctx.settings)),
    });
  },
});

export const lineChoiceRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/order-lines/form', methods: { POST: form } },
  { namespace: NAMESPACE, path: '/order-lines/price', methods: { POST: price } },
];
