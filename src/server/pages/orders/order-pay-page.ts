import { setCartCookies } from '#server/cart/cart-cookies.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { lookAgain } from '#server/orders/paying/follow-payment.ts';
import { orderPayments, payOrder } from '#server/orders/paying/pay-order.ts';
import { CONFIRM_STEP, nextAddress } from '#server/orders/payment-start.ts';
import { paymentChoice } from '#server/payments/payment-choice.ts';
import { savedMethods } from '#server/payments/saved/saved-methods.ts';
import { loadPayments } from '#server/payments/stored-payments.ts';
import { answerTestBank, testProvider } from '#server/payments/test-provider.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { orderPayForm } from '#wire/forms/order-forms.ts';
import { orderPayQuery } from '#wire/forms/page-queries.ts';
import { returnAddress, SAVED_FIELD, toPaymentData } from '#wire/forms/payment-data.ts';
import type { OrderPayPage } from '#wire/order-page.ts';
import { formPost } from '../form-post.ts';
import type { PageAnswer, PageDefinition, PageRequest } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { type AskedOrder, askedOrder, cancelAddress, orderAddress } from './asked-order.ts';

/** Where an order is paid that waits for its money; one that does not is shown instead. */
export const orderPayPage: PageDefinition<'order-pay'> = {
  route: 'routes.orderPay',
  keep: false,
  canonicalQuery: queryBy(orderPayQuery),
  pays: true,
  async load(ctx, request) {
    const asked = await askedOrder(ctx, request);
    if (!asked) return { kind: 'not-found' };
    if (!asked.order.canPay) return toOrder(ctx, asked);
    if (request.query.get('step') === CONFIRM_STEP) return confirmAnswer(ctx, request, asked);
    const t = translator(ctx.settings);
    const declined = asked.order.status === 'failed' ? t('ordering.problem.declined') : '';
    return payAnswer(ctx, asked, '', declined);
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
    if (form.test_bank) return bankAnswered(ctx, asked, form.test_bank);
    const data = toPaymentData(form.test_outcome, form[SAVED_FIELD]);
    const outcome = await payOrder(ctx, request.visitor, asked.record, method, data);
    if (!outcome.ok) {
      const problem = outcome.problems.map(({ code, values }) => t(code, values)).join(' ');
      return payAnswer(ctx, asked, method, problem);
    }
    // A cart that came back when the payment failed is gone once it is paid.
    setCartCookies(request.visitor, (await readCart(ctx, request.visitor)).cart);
    const to = nextAddress(ctx, asked.order, outcome.payment);
    return { kind: 'redirect', status: 303, to };
  }),
};

/** The payment is under way and waits for the shopper; one that does not any more leads on. */
async function confirmAnswer(
  ctx: ShopContext,
  request: PageRequest,
  asked: AskedOrder,
): Promise<PageAnswer<'order-pay'>> {
  const { id, payment, key } = asked.order;
  const latest = (await loadPayments(ctx.db, id, payment.method)).at(-1);
  const start = latest ? await lookAgain(ctx, latest) : null;
  if (latest && start?.kind === 'confirm') {
    const { provider } = latest;
    const confirm = { provider, data: start.data, returnUrl: returnAddress(provider, { id, key }) };
    return payAnswer(ctx, asked, '', start.data.problem ?? '', confirm);
  }
  const now = (await askedOrder(ctx, request)) ?? asked;
  if (!now.order.canPay) return toOrder(ctx, now);
  const problem = translator(ctx.settings)('ordering.problem.declined');
  return payAnswer(ctx, now, '', start?.kind === 'declined' ? problem : '');
}

async function bankAnswered(
  ctx: ShopContext,
  { order }: AskedOrder,
  answer: 'confirm' | 'refuse',
): Promise<PageAnswer<'order-pay'>> {
  const latest = (await loadPayments(ctx.db, order.id, testProvider.id)).at(-1);
  if (latest?.reference) await answerTestBank(ctx, latest.reference, answer);
  return { kind: 'redirect', status: 303, to: returnAddress(testProvider.id, order) };
}

function toOrder(ctx: ShopContext, { order }: AskedOrder): PageAnswer<'order-pay'> {
  return { kind: 'redirect', status: 303, to: orderAddress(ctx, 'routes.orderReceived', order) };
}

async function payAnswer(
  ctx: ShopContext,
  asked: AskedOrder,
  method: string,
  problem: string,
  confirm: OrderPayPage['confirm'] = null,
): Promise<PageAnswer<'order-pay'>> {
  const { settings } = ctx;
  const { record, order, owned } = asked;
  const t = translator(settings);
  const payments = orderPayments(ctx, record).map((provider) => paymentChoice(ctx, provider));
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
      saved: owned && record.customerId !== null ? await savedMethods(ctx, record.customerId) : [],
      cancelUrl: cancelAddress(ctx, asked),
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
