import { recordKeys } from '#rules/records/record-keys.ts';
import { statesFor } from '#server/addresses/states.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import { applyCoupon, removeCoupon } from '#server/cart/changing/apply-coupon.ts';
import {
  emptyCart,
  removeLine,
  setQuantities,
  undoLine,
} from '#server/cart/changing/change-lines.ts';
import { chooseShipping } from '#server/cart/changing/choose-shipping.ts';
import { setDestination } from '#server/cart/changing/set-destination.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { namedPaymentMarks } from '#server/payments/payment-methods.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { shippingCountries } from '#server/shipping/delivery-countries.ts';
import { type CartPageForm, cartPageForm } from '#wire/forms/cart-page-form.ts';
import { cartQuery } from '#wire/forms/page-queries.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';

/** The notices wait for the page that the redirect leads to. */
const LATER = { saveNotices: true } as const;

/** Does what the form of the cart page asks for. Answers where to go, or null for the cart itself. */
async function takeCartForm(
  ctx: ShopContext,
  visitor: Visitor,
  { empty, quantities, rates, destination, coupon, offer, proceed }: CartPageForm,
): Promise<string | null> {
  if (empty) {
    await emptyCart(ctx, visitor, LATER);
    return null;
  }
  const set = quantities.size > 0 ? await setQuantities(ctx, visitor, quantities, LATER) : null;
  if (Object.keys(rates).length > 0) await chooseShipping(ctx, visitor, rates, LATER);
  if (destination) await setDestination(ctx, visitor, destination, LATER);
  if (coupon !== null) await applyCoupon(ctx, visitor, coupon, LATER);
  if (offer !== null) await applyCoupon(ctx, visitor, offer, LATER);
  // The checkout opens only with the quantities that were typed.
  const asTyped = set === null || holds(set.cart.state, quantities);
  return proceed && asTyped ? ctx.settings['routes.checkout'] : null;
}

function holds({ lines }: CartState, quantities: ReadonlyMap<string, number>): boolean {
  return lines.every(({ key, quantity }) => (quantities.get(key) ?? quantity) === quantity);
}

/** Links that change something; each needs a nonce of one of our pages. */
const CHANGES = {
  remove_item: removeLine,
  undo_item: undoLine,
  remove_coupon: removeCoupon,
} as const;

const CHANGE_NAMES = recordKeys(CHANGES);

export const cartPage: PageDefinition<'cart'> = {
  route: 'routes.cart',
  forms: 'shopping',
  keep: false,
  canonicalQuery: queryBy(cartQuery),
  async load(ctx, { query, visitor }) {
    const change = CHANGE_NAMES.find((name) => query.has(name));
    if (!change) return cartResponse(ctx, visitor);
    if (visitor.fromOurPage(query.get('_wpnonce'))) {
      await CHANGES[change](ctx, visitor, query.get(change) ?? '', { saveNotices: true });
    }
    return backToCart(ctx);
  },
  post: formPost(cartPageForm, async (ctx, { visitor }, form) => {
    const to = await takeCartForm(ctx, visitor, form);
    return to === null ? backToCart(ctx) : { kind: 'redirect', status: 303, to };
  }),
};

function backToCart({ settings }: ShopContext): PageResult<'cart'> {
  return { kind: 'redirect', status: 303, to: settings['routes.cart'] };
}

async function cartResponse(ctx: ShopContext, visitor: Visitor): Promise<PageResult<'cart'>> {
  const { settings } = ctx;
  const t = translator(settings);
  const cart = await showCartView(ctx, visitor);
  return {
    kind: 'page',
    page: 'cart',
    status: 200,
    data: {
      cart,
      payments: namedPaymentMarks(ctx),
      crossSells: await productCards(ctx, cart.suggestions),
      countries: await shippingCountries(ctx.db, settings),
      states: statesFor(cart.destination.country),
    },
    head: {
      title: t('head.title', { title: t('cart.title'), shop: settings['shop.name'] }),
      description: '',
      canonical: settings['routes.cart'],
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['woocommerce-cart', 'woocommerce-page'],
    tags: ['settings', MENU_TAG],
  };
}
