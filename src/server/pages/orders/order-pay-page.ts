import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { orderPayments, payOrder } from '#server/orders/paying/pay-order.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { orderPayForm } from '#wire/forms/order-forms.ts';
import { formPost } from '../form-post.ts';
import type { PageAnswer, PageDefinition } from '../page.ts';
import {
  type AskedOrder,
  askedOrder,
  cancelAddress,
  orderAddress,
  orderKeyQuery,
} from './asked-order.ts';

/** Where an order is paid that waits for its money; one that does not is shown instead. */
export const orderPayPage: PageDefinition<'order-pay'> = {
  route: 'routes.orderPay',
  keep: false,
  canonicalQuery: orderKeyQuery,
  async load(ctx, request) {
    const asked = await askedOrder(ctx, request);
    if (!asked) return { kind: 'not-found' };
    if (!asked.order.canPay) return toOrder(ctx, asked);
    return payAnswer(ctx, asked, '', '');
  },
  post: formPost(orderPayForm, async (ctx, request, form) => {
    const asked = await askedOrder(ctx, request);
    if (!asked) return { kind: 'not-found' };
    if (!asked.order.canPay) return toOrder(ctx, asked);
    const t = translator(ctx.settings);
    const method = form.payment_method;
    if (!request.visitor.fromOurPage(form._wpnonce)) {
      return payAnswer(ctx, asked, method, t('orders.pay.expired'));
    }
    const outcome = await payOrder(ctx, request.visitor, asked.record, method);
    if (!outcome.ok) {
      const problem = outcome.problems.map(({ code, values }) => t(code, values)).join(' ');
      return payAnswer(ctx, asked, method, problem);
    }
    const { payment } = outcome;
    return payment.kind === 'redirect'
      ? { kind: 'redirect', status: 303, to: payment.url }
      : toOrder(ctx, asked);
  }),
};

function toOrder(ctx: ShopContext, { order }: AskedOrder): PageAnswer<'order-pay'> {
  return { kind: 'redirect', status: 303, to: orderAddress(ctx, 'routes.orderReceived', order) };
}

function payAnswer(
  ctx: ShopContext,
  asked: AskedOrder,
  method: string,
  problem: string,
): PageAnswer<'order-pay'> {
  const { settings } = ctx;
  const { record, order } = asked;
  const t = translator(settings);
  const payments = orderPayments(ctx, record).map((provider) => ({
    id: provider.id,
    title: provider.title(ctx),
    description: provider.description(ctx),
  }));
  const wanted = method || order.payment.method;
  const chosen = payments.find(({ id }) => id === wanted) ?? payments[0];
  const title = t('orders.pay.title', { number: order.number });
  return {
    kind: 'page',
    page: 'order-pay',
    status: 200,
    data: {
      order,
      payments,
      chosen: chosen?.id ?? '',
      cancelUrl: cancelAddress(ctx, asked),
      problem,
    },
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: '',
      canonical: address(settings, 'routes.orderPay', { id: String(order.id) }),
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['woocommerce-checkout', 'woocommerce-page', 'woocommerce-order-pay'],
    tags: ['settings', MENU_TAG],
  };
}
