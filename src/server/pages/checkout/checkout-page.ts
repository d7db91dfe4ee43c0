import { showCart } from '#server/cart/changing/change-cart.ts';
import { askForReminder, reminderChoice } from '#server/cart-reminders/ask-for-reminder.ts';
import { type CheckoutDataParts, checkoutData } from '#server/checkout/checkout-data.ts';
import { firstValues, isSaved } from '#server/checkout/first-values.ts';
import { saveChoices } from '#server/checkout/save-choices.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { checkoutForm } from '#wire/forms/checkout-form.ts';
import { formPost } from '../form-post.ts';
import { noQuery, type PageDefinition, type PageResult } from '../page.ts';
import { takeCheckoutForm } from './checkout-form.ts';

/** The checkout, classic or in blocks; a cart with nothing in it is shown as a cart. */
export const checkoutPage: PageDefinition<'checkout'> = {
  route: 'routes.checkout',
  keep: false,
  pays: true,
  canonicalQuery: noQuery,
  async load(ctx, { visitor }) {
    return toPageResult(ctx, visitor, await firstParts(ctx, visitor));
  },
  post: formPost(
    (settings) => checkoutForm(settings['attribution.prefix']),
    async (ctx, { visitor }, form) => {
      const submitted = await takeCheckoutForm(ctx, visitor, form);
      if (submitted.kind === 'redirect') return submitted;
      const { email } = form.form.billing;
      await askForReminder(ctx, visitor, { email, enabled: form.reminder });
      return toPageResult(ctx, visitor, submitted.parts);
    },
  ),
};

/** The account's address decides the totals from the beginning. */
async function firstParts(ctx: ShopContext, visitor: Visitor): Promise<CheckoutDataParts> {
  const customer = await currentCustomer(ctx, visitor);
  const read = await showCart(ctx, visitor);
  const values = firstValues(ctx, read.cart.state, customer);
  if (!customer || isSaved(read.cart.state, values)) return { outcome: read, customer, values };
  const { billing, shipping, shipToDifferent } = values;
  const chosen = { billing, shipping: shipToDifferent ? shipping : null };
  const saved = await saveChoices(ctx, visitor, chosen);
  const notices = [...read.notices, ...saved.notices];
  return { outcome: { ...saved, notices }, customer, values };
}

async function toPageResult(
  ctx: ShopContext,
  visitor: Visitor,
  parts: CheckoutDataParts,
): Promise<PageResult<'checkout'>> {
  const { settings } = ctx;
  if (parts.outcome.cart.lines.length === 0) {
    return { kind: 'redirect', status: 303, to: settings['routes.cart'] };
  }
  const t = translator(settings);
  return {
    kind: 'page',
    page: 'checkout',
    status: 200,
    data: await checkoutData(ctx, parts, await reminderChoice(ctx, visitor)),
    head: {
      title: t('head.title', { title: t('checkout.title'), shop: settings['shop.name'] }),
      description: '',
      canonical: settings['routes.checkout'],
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['woocommerce-checkout', 'woocommerce-page'],
    tags: ['settings', MENU_TAG],
  };
}
