import { confirmLogIn, type LogInResult, logIn } from '#server/accounts/access/log-in.ts';
import { registerCustomer } from '#server/accounts/access/register-customer.ts';
import { sendVerificationAgain } from '#server/accounts/access/verify-email.ts';
import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { creditBalance } from '#server/gift-cards/store-credit.ts';
import { loadOrders } from '#server/orders/customer-orders.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { AccountPage } from '#wire/account.ts';
import { type AccountForm, accountForm } from '#wire/forms/account-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountResponse, goTo, isOurForm, STALE, safePath } from './account-frame.ts';

const LATEST = 3;
type Entry = Extract<AccountPage['view'], { kind: 'log-in' }>;

/** Logged out: log in or register. Logged in: the overview. */
export const accountPage: PageDefinition<'account'> = {
  route: 'routes.account',
  keep: false,
  forms: 'shopping',
  canonicalQuery: queryBy(accountQueries.login),
  async load(ctx, request) {
    const logged = await loggedIn(ctx, request.visitor);
    if (!logged) return entry(ctx, request, {});
    // Before anything else.
    if (logged.customer.owesSecondFactor) return goTo(ctx.settings['routes.security']);
    return dashboard(ctx, request, logged);
  },
  post: formPost(accountForm, async (ctx, request, form) => {
    const logged = await loggedIn(ctx, request.visitor);
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return logged
        ? dashboard(ctx, request, logged, [STALE])
        : entry(ctx, request, filled(form), [STALE], 403);
    }
    if (logged) return form.send_again ? sendAgain(ctx, request, logged) : goHome(ctx);
    if (form.register) return register(ctx, request, form);
    return takeLogIn(ctx, request, form);
  }),
};

function goHome(ctx: ShopContext): PageResult<'account'> {
  return goTo(ctx.settings['routes.account']);
}

async function takeLogIn(
  ctx: ShopContext,
  request: PageRequest,
  form: AccountForm,
): Promise<PageResult<'account'>> {
  const { visitor } = request;
  const to = safePath(form.redirect_to, ctx.settings['routes.account']);
  const { challenge, username, password, code } = form;
  const result: LogInResult =
    challenge === ''
      ? await logIn(ctx, visitor, username, password)
      : await confirmLogIn(ctx, visitor, challenge, code);
  if (result.ok) {
    return goTo(result.customer.owesSecondFactor ? ctx.settings['routes.security'] : to);
  }
  if (result.challenge === undefined) {
    return entry(ctx, request, filled(form), result.problems, getStatus(result.problems));
  }
  // Being asked for the code is a step, not a mistake.
  const requested = result.problems.every((each) => each.code === 'account.problem.codeNeeded');
  return accountResponse(ctx, request, null, {
    page: 'account',
    titleKey: 'account.codeTitle',
    view: { kind: 'code', challenge: result.challenge, redirectTo: to },
    problems: requested ? [] : result.problems,
    canonical: ctx.settings['routes.account'],
  });
}

async function register(
  ctx: ShopContext,
  request: PageRequest,
  form: AccountForm,
): Promise<PageResult<'account'>> {
  if (!ctx.settings['accounts.registration']) {
    return entry(ctx, request, filled(form), [{ code: 'account.problem.closed' }], 403);
  }
  // A honeypot: a program that fills it gets the answer of success.
  if (form.website !== '') return goHome(ctx);
  const input = { email: form.email, password: form.password };
  const fields = { email: 'email', password: 'reg_password' };
  const result = await registerCustomer(ctx, request.visitor, input, fields);
  if (!result.ok) {
    return entry(ctx, request, filled(form), result.problems, getStatus(result.problems));
  }
  const to = safePath(form.redirect_to, ctx.settings['routes.account']);
  return goTo(to, to === ctx.settings['routes.account'] ? 'registered' : undefined);
}

async function sendAgain(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
): Promise<PageResult<'account'>> {
  const result = await sendVerificationAgain(ctx, logged.customer);
  if (result.ok) return goTo(ctx.settings['routes.account'], 'letterSent');
  return dashboard(ctx, request, logged, result.problems);
}

function getStatus(problems: readonly AccountProblem[]): number {
  const has = (code: AccountProblem['code']) => problems.some((each) => each.code === code);
  if (has('account.problem.busy')) return 503;
  return has('account.problem.tooMany') ? 429 : 422;
}

function filled({ username, email, redirect_to }: AccountForm): Partial<Entry> {
  return { username, email, redirectTo: redirect_to };
}

function entry(
  ctx: ShopContext,
  request: PageRequest,
  values: Partial<Entry>,
  problems: readonly AccountProblem[] = [],
  status?: number,
): PageResult<'account'> {
  const { settings } = ctx;
  return accountResponse(ctx, request, null, {
    page: 'account',
    titleKey: 'account.title',
    view: {
      kind: 'log-in',
      username: values.username ?? '',
      email: values.email ?? '',
      registration: settings['accounts.registration'],
      lostUrl: settings['routes.lostPassword'],
      redirectTo: safePath(values.redirectTo ?? request.query.get('redirect_to') ?? '', ''),
    },
    problems,
    ...(status !== undefined && { status }),
    canonical: settings['routes.account'],
  });
}

async function dashboard(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  problems: readonly AccountProblem[] = [],
): Promise<PageResult<'account'>> {
  const { settings } = ctx;
  const { customer } = logged;
  const { orders } = await loadOrders(ctx, customer.id, 1);
  return accountResponse(ctx, request, logged, {
    page: 'account',
    titleKey: 'account.title',
    current: 'dashboard',
    view: {
      kind: 'dashboard',
      since: customer.createdAt,
      emailVerified: customer.emailVerified,
      credit: await creditBalance(ctx, customer.id),
      orders: orders.slice(0, LATEST),
      ordersUrl: settings['routes.orders'],
    },
    problems,
    canonical: settings['routes.account'],
  });
}
