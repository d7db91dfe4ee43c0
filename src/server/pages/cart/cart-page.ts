import { statesFor } from '#server/addresses/states.ts';
import { removeCoupon } from '#server/cart/changing/apply-coupon.ts';
import { removeLine, undoLine } from '#server/cart/changing/change-lines.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { deliveryCountries } from '#server/shipping/delivery-countries.ts';
import { cartPageForm } from '#wire/forms/cart-page-form.ts';
import { cartQuery } from '#wire/forms/page-queries.ts';
import { formPost } from '../form-post.ts';
import type { PageAnswer, PageDefinition } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { takeCartForm } from './cart-form.ts';

/** Links that change something; each needs a nonce of one of our pages. */
const CHANGES = {
  remove_item: removeLine,
  undo_item: undoLine,
  remove_coupon: removeCoupon,
} as const;

type ChangeName = keyof typeof CHANGES;
const CHANGE_NAMES = Object.keys(CHANGES) as ChangeName[];

export const cartPage: PageDefinition<'cart'> = {
  route: 'routes.cart',
  forms: 'shopping',
  keep: false,
  canonicalQuery: queryBy(cartQuery),
  async load(ctx, { query, visitor }) {
    const change = CHANGE_NAMES.find((name) => query.has(name));
    if (!change) return cartAnswer(ctx, visitor);
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

function backToCart({ settings }: ShopContext): PageAnswer<'cart'> {
  return { kind: 'redirect', status: 303, to: settings['routes.cart'] };
}

async function cartAnswer(ctx: ShopContext, visitor: Visitor): Promise<PageAnswer<'cart'>> {
  const { settings } = ctx;
  const t = translator(settings);
  const cart = await showCartView(ctx, visitor);
  return {
    kind: 'page',
    page: 'cart',
    status: 200,
    data: {
      cart,
      crossSells: await productCards(ctx, cart.suggestions),
      countries: await deliveryCountries(ctx.db, settings),
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
