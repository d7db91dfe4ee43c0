import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartShopper, CartState } from '../cart-state.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { type CartResult, type ChangeChoices, changeCart, type Decision } from './change-cart.ts';

/** chooseShipping(ctx, visitor, { 0: 'flat_rate:1' }): a rate that is not offered is refused. */
export function chooseShipping(
  ctx: ShopContext,
  visitor: Visitor,
  rates: Readonly<Record<string, string>>,
  choices?: ChangeChoices,
): Promise<CartResult> {
  const decide = async (state: CartState, shopper: CartShopper): Promise<Decision> => {
    const { shipping } = await priceCart(ctx, state, shopper);
    const offered = new Map(shipping.packages.map((one) => [String(one.id), one.rates]));
    const entries = Object.entries(rates);
    const known = entries.every(([id, rate]) =>
      offered.get(id)?.some(({ rateId }) => rateId === rate),
    );
    if (!known || entries.length === 0) {
      const field = 'shipping_method';
      return { ok: false, problems: [{ code: 'cart.problem.unknownRate', field }] };
    }
    return {
      ok: true,
      state: { ...state, rates: { ...state.rates, ...rates } },
      news: [{ kind: 'success', code: 'cart.notice.shipping' }],
    };
  };
  return changeCart(ctx, visitor, decide, choices);
}
