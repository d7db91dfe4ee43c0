import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { cancelOrder } from '#server/orders/status/cancel-order.ts';
import { isWorkedOn } from '#server/payments/stored-payments.ts';
import { orderReturns } from '#server/returns/return-view.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { orderForm } from '#wire/forms/order-forms.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageResult } from '../page.ts';
import {
  cancelAddress,
  findRequestedOrder,
  orderAddress,
  orderKeyQuery,
  type RequestedOrder,
} from './requested-order.ts';

/**
 * Shows an order and changes nothing: it may be opened again or bookmarked. Only its form does,
 * which cancels an order that awaits payment.
 */
export const orderReceivedPage: PageDefinition<'order-received'> = {
  route: 'routes.orderReceived',
  keep: false,
  canonicalQuery: orderKeyQuery,
  async load(ctx, request) {
    const requested = await findRequestedOrder(ctx, request);
    return requested ? await receivedResponse(ctx, requested) : { kind: 'not-found' };
  },
  post: formPost(orderForm, async (ctx, request, form) => {
    const requested = await findRequestedOrder(ctx, request);
    // The form contains the key: neither a manager's log-in nor another site's page replaces it.
    if (!requested?.byKey) return { kind: 'not-found' };
    const t = translator(ctx.settings);
    if (!form.cancel_order || !request.visitor.fromOurPage(form._wpnonce)) {
      return receivedResponse(ctx, requested, t('orders.pay.expired'));
    }
    const { record, owned } = requested;
    const by = owned && record.customerId !== null ? { customerId: record.customerId } : 'key';
    const result = await cancelOrder(ctx, record.id, by);
    if (result.ok) {
      const to = orderAddress(ctx, 'routes.orderReceived', requested.order);
      return { kind: 'redirect', status: 303, to };
    }
    const status = t(`orders.status.${result.status}`);
    const now = (await findRequestedOrder(ctx, request)) ?? requested;
    return receivedResponse(ctx, now, t('orders.cancel.tooLate', { status }));
  }),
};

async function receivedResponse(
  ctx: ShopContext,
  requested: RequestedOrder,
  problem = '',
): Promise<PageResult<'order-received'>> {
  const { settings } = ctx;
  const { order, owned } = requested;
  const working = order.canPay && (await isWorkedOn(ctx.db, order.id));
  const t = translator(settings);
  return {
    kind: 'page',
    page: 'order-received',
    status: problem === '' ? 200 : 422,
    data: {
      order,
      owned,
      invoiceUrl: orderAddress(ctx, 'routes.invoice', order),
      working,
      payUrl: order.canPay && !working ? orderAddress(ctx, 'routes.orderPay', order) : '',
      cancelUrl: cancelAddress(ctx, requested),
      returns: await orderReturns(ctx, requested.record),
      problem,
    },
    head: {
      title: t('head.title', {
        title: t('orders.received.title'),
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
}
