import { type CartProblem, problemText } from '#server/cart/cart-problem.ts';
import type { CartResult } from '#server/cart/changing/change-cart.ts';
import { translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { RestError } from '../rest/rest-error.ts';

/** WooCommerce's codes; what has no name of its own is a wrong parameter. */
function getName({ code }: CartProblem): [code: string, status: number] {
  if (code.startsWith('options.')) return ['vitrine_rest_invalid_options', 400];
  switch (code) {
    case 'cart.problem.unknownLine':
      return ['woocommerce_rest_cart_invalid_key', 409];
    case 'cart.problem.unknownProduct':
      return ['woocommerce_rest_cart_invalid_product', 400];
    case 'product.problem.notForSale':
    case 'cart.problem.gone':
      return ['woocommerce_rest_product_not_purchasable', 400];
    case 'product.problem.variation':
      return ['woocommerce_rest_missing_attributes', 400];
    case 'product.problem.noVariation':
      return ['woocommerce_rest_variation_id_from_variation_data', 400];
    case 'product.problem.outOfStock':
      return ['woocommerce_rest_product_out_of_stock', 400];
    case 'product.problem.stock':
    case 'cart.problem.stockHeld':
      return ['woocommerce_rest_product_partially_out_of_stock', 400];
    case 'cart.problem.onlyOne':
      return ['readonly_quantity', 400];
    case 'product.problem.quantityMax':
    case 'cart.problem.full':
      return ['woocommerce_rest_product_too_many_in_cart', 400];
    case 'cart.problem.bound':
    case 'product.problem.quantityNumber':
    case 'product.problem.quantityMin':
    case 'product.problem.quantityStep':
      return ['woocommerce_rest_product_invalid_quantity', 400];
    case 'coupons.problem.notApplied':
      return ['woocommerce_rest_cart_coupon_invalid_code', 409];
    case 'cart.problem.unknownCountry':
    case 'cart.problem.unknownState':
      return ['rest_invalid_param', 400];
    case 'cart.problem.closed':
      return ['woocommerce_rest_cart_coupon_disabled', 404];
    case 'coupons.problem.tooManyTries':
      return ['vitrine_rest_too_many_coupons', 429];
    default:
      return ['woocommerce_rest_cart_coupon_error', 400];
  }
}

/** A line that is there already and would hold more or less than it may has one name for all reasons. */
const OUTSIDE_LIMITS: ReadonlySet<string> = new Set([
  'product.problem.stock',
  'cart.problem.stockHeld',
  'product.problem.quantityMax',
  'product.problem.quantityMin',
]);

export type CartRefusal = Pick<CartResult, 'problems'>;

/** `of` is an addition to the cart, or a line that is in it. */
export function cartError(
  { problems }: CartRefusal,
  settings: Settings,
  of: 'addition' | 'line' = 'addition',
): RestError {
  const [problem] = problems;
  if (!problem) throw new Error('a cart was refused without a reason');
  const isOutside = of === 'line' && OUTSIDE_LIMITS.has(problem.code);
  const [code, status] = isOutside ? (['invalid_quantity', 400] as const) : getName(problem);
  const t = translator(settings);
  const message = problemText(problem, t, settings);
  const fields = problems.filter((each) => 'label' in each && 'words' in each);
  if (fields.length === 0) return { code, status, message };
  // Everything that is wrong with the options, each at its field.
  const options = fields.map((each) => ({
    code: each.code,
    field: each.field ?? '',
    message: problemText(each, t, settings),
  }));
  return { code, status, message, data: { options } };
}
