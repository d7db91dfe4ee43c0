import { readQuantity } from '#rules/quantities/check.ts';
import { nestFields } from '#server/platform/http/nested-fields.ts';
import { ratesIn } from '#server/api/shop/cart-fields.ts';
import { applyCoupon } from '#server/cart/apply-coupon.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import { emptyCart, setQuantities } from '#server/cart/change-lines.ts';
import { chooseShipping } from '#server/cart/choose-shipping.ts';
import { setDestination } from '#server/cart/set-destination.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

const KEPT = { saveNotices: true } as const;
const LONGEST = 200;

/**
 * What a form of the cart page asks for, posted by a browser with or without script: `cart[KEY][qty]`
 * with `update_cart`, `coupon_code` with `apply_coupon`, `apply_offer` with a listed coupon's code,
 * `calc_shipping_*` with `calc_shipping`, `shipping_method[0]`, `empty_cart`, and `proceed`, which
 * leads to the checkout. What was typed into other fields of the form counts too. Answers where to
 * go, or null for the cart itself.
 */
export async function takeCartForm(
  ctx: ShopContext,
  visitor: Visitor,
  form: FormData,
): Promise<string | null> {
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value.slice(0, LONGEST)]] : [],
  );
  const values: Record<string, unknown> = nestFields(texts);
  const field = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  if ('empty_cart' in values) {
    await emptyCart(ctx, visitor, KEPT);
    return null;
  }
  const quantities = quantitiesIn(values.cart);
  const set = quantities.size > 0 ? await setQuantities(ctx, visitor, quantities, KEPT) : null;
  const rates = ratesIn(values.shipping_method);
  if (Object.keys(rates).length > 0) await chooseShipping(ctx, visitor, rates, KEPT);
  if ('calc_shipping' in values) {
    const place = {
      country: field('calc_shipping_country'),
      state: field('calc_shipping_state'),
      postcode: field('calc_shipping_postcode'),
      city: field('calc_shipping_city'),
    };
    await setDestination(ctx, visitor, place, KEPT);
  }
  if ('apply_coupon' in values) await applyCoupon(ctx, visitor, field('coupon_code'), KEPT);
  if ('apply_offer' in values) await applyCoupon(ctx, visitor, field('apply_offer'), KEPT);
  // Nobody is led on to pay for another number than they typed.
  const asTyped = set === null || holds(set.cart.state, quantities);
  return 'proceed' in values && asTyped ? ctx.settings['routes.checkout'] : null;
}

function holds({ lines }: CartState, quantities: ReadonlyMap<string, number>): boolean {
  return lines.every(({ key, quantity }) => (quantities.get(key) ?? quantity) === quantity);
}

/** { KEY: { qty: '2' } } */
function quantitiesIn(cart: unknown): Map<string, number> {
  const quantities = new Map<string, number>();
  if (typeof cart !== 'object' || cart === null) return quantities;
  for (const [key, line] of Object.entries(cart)) {
    const typed: unknown = typeof line === 'object' && line !== null ? line.qty : undefined;
    if (typeof typed === 'string') quantities.set(key, readQuantity(typed));
  }
  return quantities;
}
