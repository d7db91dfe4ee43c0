import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { findTrackedOrder } from '#server/orders/view/find-tracked-order.ts';
import { takeHourly } from '#server/platform/limits/take-hourly.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { orderReturns } from '#server/returns/return-view.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type TrackOrderPage, trackOrderForm } from '#wire/track-order.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageResult } from '../page.ts';

/**
 * How far an order is, for whoever knows its number and email address. Both are in the body, so that no
 * address or log has them, and guesses are counted by network address and by email address.
 */
export const trackOrderPage: PageDefinition<'track-order'> = {
  route: 'routes.trackOrder',
  keep: (query) => query.size === 0,
  canonicalQuery: () => new URLSearchParams(),
  async load(ctx) {
    return toPageResult(ctx, { order: null, problem: '', typed: { number: '', email: '' } });
  },
  post: formPost(trackOrderForm, async (ctx, { visitor }, form) => {
    const typed = { number: form.order_number, email: form.order_email };
    return toPageResult(ctx, { ...(await track(ctx, visitor, typed)), typed });
  }),
};

async function track(
  ctx: ShopContext,
  { address }: Visitor,
  typed: TrackOrderPage['typed'],
): Promise<Pick<TrackOrderPage, 'order' | 'problem'>> {
  const t = translator(ctx.settings);
  const email = typed.email.toLowerCase();
  const number = typed.number.replace(/^#/, '');
  if (number === '' || email === '') return { order: null, problem: t('trackOrder.unknown') };
  const perHour = ctx.settings['orders.trackingPerHour'];
  if (!(await takeHourly(ctx, 'track-order', perHour, [address, `email ${email}`]))) {
    return { order: null, problem: t('trackOrder.often') };
  }
  const found = await findTrackedOrder(ctx, number, email);
  if (!found) return { order: null, problem: t('trackOrder.unknown') };
  const returns = await orderReturns(ctx, found.record);
  return { order: { ...found.tracked, returns }, problem: '' };
}

function toPageResult(
  { settings }: ShopContext,
  found: Omit<TrackOrderPage, 'url'>,
): PageResult<'track-order'> {
  const t = translator(settings);
  const data = { ...found, url: settings['routes.trackOrder'] };
  const title = t('trackOrder.title');
  return {
    kind: 'page',
    page: 'track-order',
    status: data.problem === '' ? 200 : 422,
    data,
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: t('trackOrder.text'),
      canonical: settings['routes.trackOrder'],
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['page', 'track-order'],
    tags: ['settings', MENU_TAG],
  };
}
