import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { address } from '#server/settings/routes.ts';
import type { PageDefinition } from '../page.ts';
import { getSheet } from './order-sheets.ts';
import {
  findRequestedOrder,
  invoicePdfAddress,
  orderAddress,
  orderKeyQuery,
} from './requested-order.ts';

/** The order as a sheet to print. */
export const invoicePage: PageDefinition<'invoice'> = {
  route: 'routes.invoice',
  keep: false,
  canonicalQuery: orderKeyQuery,
  async load(ctx, request) {
    const requested = await findRequestedOrder(ctx, request);
    if (!requested) return { kind: 'not-found' };
    const { settings } = ctx;
    const { order } = requested;
    const t = translator(settings);
    return {
      kind: 'page',
      page: 'invoice',
      status: 200,
      data: {
        ...(await getSheet(ctx, order)),
        backUrl: orderAddress(ctx, 'routes.orderReceived', order),
        pdfUrl: invoicePdfAddress(ctx, order),
      },
      head: {
        title: t('head.title', {
          title: t('orders.invoice.title', { number: order.number }),
          shop: settings['shop.name'],
        }),
        description: '',
        canonical: address(settings, 'routes.invoice', { id: String(order.id) }),
        type: 'website',
        image: null,
        index: false,
        jsonLd: [],
        preload: null,
      },
      bodyClasses: ['woocommerce-page', 'order-invoice-page'],
      tags: ['settings', MENU_TAG],
    };
  },
};
