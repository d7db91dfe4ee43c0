import { type CartProblem, problemText } from '#server/cart/cart-problem.ts';
import { changeCart } from '#server/cart/changing/change-cart.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { translator } from '#server/language/translator.ts';
import { loadOrders } from '#server/orders/customer-orders.ts';
import { openOrder } from '#server/orders/open-order.ts';
import { type LeftOut, orderAgain } from '#server/orders/order-again.ts';
import { cancelOrder } from '#server/orders/status/cancel-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { orderReturns } from '#server/returns/return-view.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { CartNotice } from '#wire/cart.ts';
import { orderForm } from '#wire/forms/order-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import { formPost } from '../form-post.ts';
import { paginate } from '../listing/pagination.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import {
  type AccountParts,
  accountResponse,
  goTo,
  insideOnly,
  isOurForm,
  STALE,
} from './account-frame.ts';

export const ordersPage: PageDefinition<'account-orders'> = {
  route: 'routes.orders',
  keep: false,
  canonicalQuery: queryBy(accountQueries.orders),
  load: (ctx, request) =>
    insideOnly(ctx, request, async (logged) => {
      const path = ctx.settings['routes.orders'];
      const requested = Number(request.query.get('page') ?? 1);
      const { orders, page, pages, total } = await loadOrders(ctx, logged.customer.id, requested);
      const perPage = ctx.settings['accounts.ordersPerPage'];
      const url = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
      return accountResponse(ctx, request, logged, {
        page: 'account-orders',
        titleKey: 'account.orders',
        current: 'orders',
        view: {
          kind: 'list',
          orders,
          pagination: paginate({ page, pages, total, perPage }, url),
        },
        canonical: url(page),
      });
    }),
};

export const viewOrderPage: PageDefinition<'account-orders'> = {
  route: 'routes.viewOrder',
  keep: false,
  forms: 'shopping',
  canonicalQuery: queryBy(accountQueries.plain),
  load: (ctx, request) => insideOnly(ctx, request, (logged) => orderResponse(ctx, request, logged)),
  post: formPost(orderForm, async (ctx, request, form) => {
    const logged = await loggedIn(ctx, request.visitor);
    if (!logged) return goTo(ctx.settings['routes.account']);
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return orderResponse(ctx, request, logged, { problems: [STALE] });
    }
    if (form.cancel_order) return cancel(ctx, request, logged);
    const result = await orderAgain(ctx, request.visitor, orderId(request));
    if (!result.ok) return { kind: 'not-found' };
    await addNotices(ctx, request.visitor, result);
    return goTo(ctx.settings['routes.cart']);
  }),
};

/** Digits only: ' 7', '7e0' and '0x7' are no order's number. */
function orderId({ params }: PageRequest): number {
  return /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0;
}

async function cancel(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
): Promise<PageResult<'account-orders'>> {
  const customerId = logged.customer.id;
  const order = await openOrder(ctx, orderId(request), { customerId });
  if (!order) return { kind: 'not-found' };
  const result = await cancelOrder(ctx, order.id, { customerId });
  if (result.ok) return goTo(request.path, 'orderCancelled');
  const t = translator(ctx.settings);
  const text = t('orders.cancel.tooLate', { status: t(`orders.status.${result.status}`) });
  return orderResponse(ctx, request, logged, { status: 422, notices: [{ kind: 'error', text }] });
}

/** Another customer's order is as unknown as one that does not exist. */
async function orderResponse(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  displayed: Pick<AccountParts<'account-orders'>, 'problems' | 'notices' | 'status'> = {},
): Promise<PageResult<'account-orders'>> {
  const { settings } = ctx;
  const id = orderId(request);
  const order = await openOrder(ctx, id, { customerId: logged.customer.id });
  if (!order) return { kind: 'not-found' };
  const view = await loadOrderView(ctx, order);
  const byKey = (route: 'routes.invoice' | 'routes.orderPay') =>
    `${address(settings, route, { id: String(id) })}?${new URLSearchParams({ key: order.key })}`;
  // The URL says that it was cancelled; the order decides whether it is.
  const query = view.status === 'cancelled' ? request.query : new URLSearchParams();
  return accountResponse(ctx, { visitor: request.visitor, query }, logged, {
    page: 'account-orders',
    titleKey: 'account.orders',
    title: translator(settings)('orders.numberOf', { number: view.number }),
    current: 'orders',
    ...displayed,
    view: {
      kind: 'order',
      order: view,
      invoiceUrl: byKey('routes.invoice'),
      payUrl: view.canPay ? byKey('routes.orderPay') : '',
      returns: await orderReturns(ctx, order),
    },
    canonical: request.path,
  });
}

/** The cart page reports what was copied, what was not, and problems of changed options. */
async function addNotices(
  ctx: ShopContext,
  visitor: Visitor,
  { left, added }: { left: readonly LeftOut[]; added: number },
): Promise<void> {
  const t = translator(ctx.settings);
  const isOption = ({ code }: CartProblem) => code.startsWith('options.');
  const gone = left.filter(({ problems }) => !problems.some(isOption)).map(({ name }) => name);
  const texts = left.flatMap(({ name, problems }) =>
    problems
      .filter(isOption)
      .map((each) => problemText(each, t, ctx.settings))
      .map((problem) => t('product.itemProblem', { name, problem })),
  );
  if (gone.length > 0) texts.unshift(t('account.leftOut', { names: gone.join(', ') }));
  const notices: CartNotice[] = texts.map((text) => ({
    kind: 'info',
    code: 'account.leftOut',
    key: '',
    text,
  }));
  if (added > 0) {
    const code = 'account.orderedAgain';
    notices.unshift({ kind: 'success', code, key: '', text: t(code) });
  }
  await changeCart(ctx, visitor, (state) => ({ ok: true, state, refused: notices }), {
    saveNotices: true,
  });
}
