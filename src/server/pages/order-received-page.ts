import { MENU_TAG } from '#server/content/tags.ts';
import { address } from '#server/settings/routes.ts';
import { askedOrder, orderAddress, orderKeyQuery } from './asked-order.ts';
import type { PageDefinition } from './page.ts';
import { speaker } from './text.ts';

/** Shows an order and changes nothing: it may be opened again, sent to oneself, gone back to. */
export const orderReceivedPage: PageDefinition<'order-received'> = {
  route: 'routes.orderReceived',
  keep: false,
  canonicalQuery: orderKeyQuery,
  async load(ctx, request) {
    const asked = await askedOrder(ctx, request);
    if (!asked) return { kind: 'not-found' };
    const { settings } = ctx;
    const { order, owned } = asked;
    const say = speaker(settings);
    return {
      kind: 'page',
      page: 'order-received',
      status: 200,
      data: {
        order,
        owned,
        invoiceUrl: orderAddress(ctx, 'routes.invoice', order),
        payUrl: order.canPay ? orderAddress(ctx, 'routes.orderPay', order) : '',
      },
      head: {
        title: say('head.title', {
          title: say('orders.received.title'),
          shop: settings['shop.name'],
        }),
        description: '',
        // Without its key: a link in the head is no place for it.
        canonical: address(settings, 'routes.orderReceived', { id: String(order.id) }),
        type: 'website',
        image: null,
        index: false,
        jsonLd: [],
        preload: null,
      },
      bodyClasses: ['woocommerce-checkout', 'woocommerce-page', 'woocommerce-order-received'],
      tags: ['settings', MENU_TAG],
    };
  },
};
