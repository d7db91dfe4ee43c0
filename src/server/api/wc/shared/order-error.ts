import { translator } from '#server/language/translator.ts';
import { type OrderProblem, orderProblemText } from '#server/orders/order-problem.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { RestError } from '../../rest/rest-error.ts';

/** WooCommerce's codes, where it has one. */
const CODES: Readonly<Record<string, string>> = {
  'ordering.problem.line': 'woocommerce_rest_invalid_product_id',
  'ordering.problem.gone': 'woocommerce_rest_invalid_product_id',
  'ordering.problem.soldOut': 'woocommerce_rest_product_out_of_stock',
  'ordering.problem.stockLow': 'woocommerce_rest_product_out_of_stock',
  'ordering.problem.coupon': 'woocommerce_rest_invalid_coupon',
  'ordering.problem.customer': 'woocommerce_rest_invalid_customer_id',
  'ordering.problem.status': 'woocommerce_rest_invalid_order_status',
  'ordering.problem.notEditable': 'woocommerce_rest_order_not_editable',
  'ordering.problem.unknownLine': 'woocommerce_rest_invalid_item_id',
  'ordering.problem.note': 'rest_invalid_param',
};

/** What the form of a shopper calls it, and what programs do. */
const FIELDS: Readonly<Record<string, string>> = {
  coupon_code: 'coupon_lines',
};

/** Every problem by the name of its parameter. */
export function orderFields(
  problems: readonly OrderProblem[],
  settings: Settings,
): Record<string, string> {
  const t = translator(settings);
  const params: Record<string, string> = {};
  for (const problem of problems) {
    const field = problem.field ?? 'line_items';
    const name = FIELDS[field] ?? field;
    params[name] ??= orderProblemText(problem, t);
  }
  return params;
}

export function orderError(
  problems: readonly OrderProblem[],
  settings: Settings,
  usual = 'woocommerce_rest_cannot_save_order',
): RestError {
  const t = translator(settings);
  const [first] = problems;
  return {
    code: CODES[first?.code ?? ''] ?? usual,
    message: first ? orderProblemText(first, t) : '',
    status: 400,
    data: { params: orderFields(problems, settings) },
  };
}
