import { normaliseCode } from '#rules/coupons/normalise-code.ts';
import { cartAddress } from '#server/cart/cart-location.ts';
import { type CartState, EMPTY_CART } from '#server/cart/cart-state.ts';
import { type PricedCart, priceCart } from '#server/cart/pricing/price-cart.ts';
import { couponById } from '#server/coupons/list-coupons.ts';
import { translator } from '#server/language/translator.ts';
import { readyLines } from '#server/orders/manual/hand-lines.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { couponPreview, couponPreviewInput } from '#wire/vitrine/coupons.ts';
import { couponInput } from '#wire/wc/coupon.ts';
import type { ParamsOf } from '../../rest/managed-endpoint.ts';
import { paramProblems } from '../../rest/param-problems.ts';
import { readInput, writeRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, refused } from '../../rest/rest-route.ts';
import { saveFrom } from '../../wc/coupons/save-coupon.ts';
import { amountWriter } from '../../wc/shared/amounts.ts';
import { vitrineEndpoint } from '../vitrine-endpoint.ts';

type Requested = ParamsOf<typeof couponPreviewInput>;
type Tried =
  | { ok: false; error: RestError }
  | { ok: false; error: null; cart: PricedCart; code: string };

/** Of a coupon that has no code yet. */
const NO_CODE = 'preview';

/**
 * The coupon is saved, the basket priced by the shop's own engine, and all of it rolled back: what is
 * shown is what the shopper would get.
 */
export const previewEndpoint = vitrineEndpoint({
  action: 'view',
  permission: 'manage-coupons',
  summary: 'What a coupon that is being written would take off a basket',
  params: couponPreviewInput,
  required: ['coupon', 'lines'],
  answer: { schema: couponPreview },
  async handle(requested, call) {
    const sent = readInput(couponInput, requested.coupon);
    if (!sent.ok) return refused(paramProblems(sent.issues));
    const tried = await changeAs(call.ctx, call.manager, async (change): Promise<Tried> => {
      const { ctx } = change;
      const row = requested.coupon_id
        ? ((await couponById(ctx.db, requested.coupon_id)) ?? null)
        : null;
      const code = sent.input.code || row?.shown_code || NO_CODE;
      const draft = { ...sent.input, code, status: 'publish' as const };
      const saved = await saveFrom(writeRequest(call, change), row, draft);
      if (!saved.ok) return { ok: false, error: saved.error };
      const state = await toCart(ctx, requested, code);
      if (state === null) return { ok: false, error: invalidParams({ lines: 'cannot be bought' }) };
      const cart = await priceCart(ctx, state, { customerId: null });
      return { ok: false, error: null, cart, code: normaliseCode(code) };
    });
    if (tried.error !== null) return refused(tried.error);
    return found(toResponse(call.ctx, tried.cart, tried.code));
  },
});

async function toCart(
  ctx: ShopContext,
  { lines, email = '', country = '' }: Requested,
  code: string,
): Promise<CartState | null> {
  const ready = await readyLines(
    ctx,
    lines.map(({ product_id: productId = 0, quantity = 1 }) => ({
      productId,
      variationId: null,
      quantity,
      subtotal: null,
      agreed: null,
      total: null,
      attributes: {},
      options: {},
      meta: [],
    })),
    { filesOf: null },
  );
  if (!ready.ok) return null;
  const place = country === '' ? null : cartAddress({ ...EMPTY_ADDRESS, country });
  return {
    ...EMPTY_CART,
    lines: ready.lines.map(({ stored }) => stored),
    coupons: [normaliseCode(code)],
    billing: cartAddress({ ...EMPTY_ADDRESS, country, email }),
    shipping: place,
  };
}

function toResponse({ settings }: ShopContext, cart: PricedCart, code: string) {
  const amount = amountWriter(settings);
  const included = settings['tax.pricesIncludeTax'];
  const displayedPrice = (net: number, tax: number) => net + (included ? tax : 0);
  const applied = cart.coupons.find(({ coupon }) => coupon.code === code);
  const dropped = cart.news.find((news) => news.code === 'cart.notice.couponDropped');
  const stored = new Map(cart.state.lines.map((line) => [line.key, line]));
  const { discount, discountTax } = cart.totals.coupons.find((one) => one.code === code) ?? {
    discount: 0,
    discountTax: 0,
  };
  const goods = cart.totals.lines.reduce(
    (sum, one) => sum + displayedPrice(one.total, one.totalTax),
    0,
  );
  return {
    applies: applied !== undefined,
    problem: String(dropped?.values?.problem ?? (applied ? '' : unused(settings))),
    free_shipping: applied?.coupon.freeShipping ?? false,
    lines: cart.totals.lines.map((line) => {
      const before = displayedPrice(line.subtotal, line.subtotalTax);
      const after = displayedPrice(line.total, line.totalTax);
      return {
        product_id: stored.get(line.key)?.productId ?? 0,
        name: stored.get(line.key)?.name ?? '',
        quantity: stored.get(line.key)?.quantity ?? 0,
        subtotal: amount(before),
        discount: amount(before - after),
        total: amount(after),
      };
    }),
    discount: amount(displayedPrice(discount, discountTax)),
    total: amount(goods),
  };
}

function unused(settings: ShopContext['settings']): string {
  return translator(settings)('coupons.problem.notApplied');
}
