import { declineCode } from '#rules/payments/decline-reason.ts';
import { setCartCookies } from '#server/cart/cart-cookies.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { lookAgain } from '#server/orders/paying/follow-payment.ts';
import { orderPayments, payOrder } from '#server/orders/paying/pay-order.ts';
import { CONFIRM_STEP, nextAddress } from '#server/orders/started-payment.ts';
import { paymentChoice } from '#server/payments/payment-choice.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { savedMethods } from '#server/payments/saved/saved-methods.ts';
import { loadPayments } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { orderPayForm } from '#wire/forms/order-forms.ts';
import { orderPayQuery } from '#wire/forms/page-queries.ts';
import {
  CARD_TOKEN_FIELD,
  returnAddress,
  SAVE_FIELD,
  SAVED_FIELD,
  toPaymentData,
} from '#wire/forms/payment-data.ts';
import type { OrderPayPage } from '#wire/order-page.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import {
  cancelAddress,
  findRequestedOrder,
  orderAddress,
  type RequestedOrder,
} from './requested-order.ts';

/** Where an order is paid that waits for its money; one that does not is shown instead. */
export const orderPayPage: PageDefinition<'order-pay'> = {
  route: 'routes.orderPay',
  keep: false,
  canonicalQuery: queryBy(orderPayQuery),
  pays: true,
  async load(ctx, request) {
    const requested = await findRequestedOrder(ctx, request);
    if (!requested) return { kind: 'not-found' };
    if (!requested.order.canPay) return toOrder(ctx, requested);
    if (request.query.get('step') === CONFIRM_STEP) return confirmResponse(ctx, request, requested);
    const t = translator(ctx.settings);
    const problem = requested.order.status === 'failed' ? t(await whyDeclined(ctx, requested)) : '';
    return payResponse(ctx, requested, '', problem);
  },
  post: formPost(orderPayForm, async (ctx, request, form) => {
    const requested = await findRequestedOrder(ctx, request);
    if (!requested) return { kind: 'not-found' };
    if (!requested.order.canPay) return toOrder(ctx, requested);
    const t = translator(ctx.settings);
    const method = form.payment_method;
    if (!request.visitor.fromOurPage(form._wpnonce)) {
      return payResponse(ctx, requested, method, t('orders.pay.expired'));
    }
    if (form.test_bank) return decideAtBank(ctx, requested, form.test_bank);
    const data = toPaymentData({
      result: form.test_outcome,
      saved: form[SAVED_FIELD],
      token: form[CARD_TOKEN_FIELD],
      saves: form[SAVE_FIELD],
    });
    const result = await payOrder(ctx, request.visitor, requested.record, method, data);
    if (!result.ok) {
      const problem = result.problems.map(({ code, values }) => t(code, values)).join(' ');
      return payResponse(ctx, requested, method, problem);
    }
    // A cart that came back when the payment failed is gone once it is paid.
    setCartCookies(request.visitor, (await readCart(ctx, request.visitor)).cart);
    const to = nextAddress(ctx, requested.order, result.payment);
    return { kind: 'redirect', status: 303, to };
  }),
};

/** The payment is under way and waits for the shopper; one that does not any more leads on. */
async function confirmResponse(
  ctx: ShopContext,
  request: PageRequest,
  requested: RequestedOrder,
): Promise<PageResult<'order-pay'>> {
  const { id, payment, key } = requested.order;
  const latest = (await loadPayments(ctx.db, id, payment.method)).at(-1);
  const start = latest ? await lookAgain(ctx, latest) : null;
  if (latest && start?.kind === 'confirm') {
    const { provider } = latest;
    const confirm = { provider, data: start.data, returnUrl: returnAddress(provider, { id, key }) };
    return payResponse(ctx, requested, '', start.data.problem ?? '', confirm);
  }
  const now = (await findRequestedOrder(ctx, request)) ?? requested;
  if (!now.order.canPay) return toOrder(ctx, now);
  const problem = translator(ctx.settings)('ordering.problem.declined');
  return payResponse(ctx, now, '', start?.kind === 'declined' ? problem : '');
}

/** What the shopper has answered at the step of their bank, which the payment's provider takes. */
async function decideAtBank(
  ctx: ShopContext,
  { order }: RequestedOrder,
  decision: 'confirm' | 'refuse',
): Promise<PageResult<'order-pay'>> {
  const { method } = order.payment;
  const latest = (await loadPayments(ctx.db, order.id, method)).at(-1);
  const reference = latest?.reference ?? null;
  if (reference !== null) {
    await findProvider(ctx, method)?.charging?.decide?.(ctx, reference, decision);
  }
  return { kind: 'redirect', status: 303, to: returnAddress(method, order) };
}

/** Why the latest attempt failed, as a message for shoppers. */
async function whyDeclined(ctx: ShopContext, { order }: RequestedOrder) {
  const latest = (await loadPayments(ctx.db, order.id, order.payment.method)).at(-1);
  return declineCode(latest?.failure);
}

function toOrder(ctx: ShopContext, { order }: RequestedOrder): PageResult<'order-pay'> {
  return { kind: 'redirect', status: 303, to: orderAddress(ctx, 'routes.orderReceived', order) };
}

async function payResponse(
  ctx: ShopContext,
  requested: RequestedOrder,
  method: string,
  problem: string,
  confirm: OrderPayPage['confirm'] = null,
): Promise<PageResult<'order-pay'>> {
  const { settings } = ctx;
  const { record, order, owned } = requested;
  const t = translator(settings);
  const payments = orderPayments(ctx, record).map((provider) => paymentChoice(ctx, provider));
  const selectedMethod = method || order.payment.method;
  const chosen = payments.find(({ id }) => id === selectedMethod) ?? payments[0];
  const title = t('orders.pay.title', { number: order.number });
  return {
    kind: 'page',
    page: 'order-pay',
    status: 200,
    data: {
      order,
      payments,
      chosen: chosen?.id ?? '',
      saved: owned && record.customerId !== null ? await savedMethods(ctx, record.customerId) : [],
      cancelUrl: cancelAddress(ctx, requested),
      problem,
      confirm,
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
