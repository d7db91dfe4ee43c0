import { STAFF_PASSWORD_SHORTEST } from '#rules/accounts/password.ts';
import {
  createFirstAdministrator,
  isSetUpLink,
} from '#server/accounts/access/first-administrator.ts';
import {
  askReset,
  emailOfReset,
  formOfReset,
  resetPassword,
} from '#server/accounts/access/reset-password.ts';
import { findLink, verifyEmail } from '#server/accounts/access/verify-email.ts';
import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { closeCustomerSession } from '#server/accounts/customer-session.ts';
import { namedCountries } from '#server/addresses/countries.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { startInOwnersLanguage, startInOwnersPlace } from '#server/set-up/owner-settings.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { AccountView } from '#wire/account.ts';
import { linkForm, logOutForm, lostPasswordForm, setUpForm } from '#wire/forms/account-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountResponse, type Done, goTo, isOurForm, STALE } from './account-frame.ts';

// Pages one arrives at by a link. Looking at one changes nothing, since programs that check emails
// for their readers open every link: what it is for happens by its button.

async function render(
  ctx: ShopContext,
  request: PageRequest,
  titleKey: MessageKey,
  view: AccountView,
  problems: readonly AccountProblem[] = [],
): Promise<PageResult<'account'>> {
  const logged = await loggedIn(ctx, request.visitor);
  return accountResponse(ctx, request, logged, {
    page: 'account',
    titleKey,
    view,
    problems,
    canonical: request.path,
  });
}

function deadLink(
  ctx: ShopContext,
  request: PageRequest,
  newUrl: string,
): Promise<PageResult<'account'>> {
  return render(ctx, request, 'account.linkTitle', { kind: 'dead-link', newUrl });
}

async function ours(
  ctx: ShopContext,
  { visitor }: PageRequest,
  form: { _wpnonce: string },
): Promise<boolean> {
  return isOurForm(ctx, visitor, await loggedIn(ctx, visitor), form);
}

const LOST = 'account.lostTitle';
const RESET = 'account.resetTitle';

export const lostPasswordPage: PageDefinition<'account'> = {
  route: 'routes.lostPassword',
  keep: false,
  forms: 'shopping',
  canonicalQuery: queryBy(accountQueries.link),
  async load(ctx, request) {
    const token = request.query.get('token');
    if (token === null) return render(ctx, request, LOST, { kind: 'lost', email: '' });
    if ((await emailOfReset(ctx, token)) === null) return deadLink(ctx, request, request.path);
    const requested = await formOfReset(ctx, token);
    return render(ctx, request, RESET, { kind: 'reset', token, ...requested });
  },
  post: formPost(lostPasswordForm, async (ctx, request, form) => {
    const { token } = form;
    const view: AccountView =
      token === ''
        ? { kind: 'lost', email: form.user_login }
        : { kind: 'reset', token, ...(await formOfReset(ctx, token)) };
    const titleKey = token === '' ? LOST : RESET;
    if (!(await ours(ctx, request, form))) return render(ctx, request, titleKey, view, [STALE]);
    if (token === '') {
      const requested = await askReset(ctx, request.visitor, form.user_login);
      return requested.ok
        ? goTo(request.path, 'resetAsked')
        : render(ctx, request, titleKey, view, requested.problems);
    }
    const reset = await resetPassword(ctx, token, form.password_1, form.password_2, form.code);
    if (reset.ok) return goTo(ctx.settings['routes.account'], 'resetDone');
    if (reset.problems.some((each) => each.code === 'account.problem.link')) {
      return deadLink(ctx, request, request.path);
    }
    return render(ctx, request, titleKey, view, reset.problems);
  }),
};

export const verifyEmailPage: PageDefinition<'account'> = {
  route: 'routes.verifyEmail',
  keep: false,
  forms: 'shopping',
  canonicalQuery: queryBy(accountQueries.link),
  load: (ctx, request) =>
    customerLink(ctx, request, request.query.get('token') ?? '', ({ token, email }) =>
      render(ctx, request, 'account.verifyTitle', { kind: 'verify', token, email }),
    ),
  post: formPost(linkForm, (ctx, request, form) =>
    customerLink(ctx, request, form.token, async ({ token, email, logged }) => {
      if (!isOurForm(ctx, request.visitor, logged, form)) {
        return render(ctx, request, 'account.verifyTitle', { kind: 'verify', token, email }, [
          STALE,
        ]);
      }
      const result = await verifyEmail(ctx, token, logged.customer, logged.session);
      if (result.ok) return goTo(ctx.settings['routes.account'], 'verified');
      return deadLink(ctx, request, ctx.settings['routes.account']);
    }),
  ),
};

/** Another customer's account counts as no link; logging in first does not help. */
async function customerLink(
  ctx: ShopContext,
  request: PageRequest,
  token: string,
  take: (link: {
    token: string;
    email: string;
    logged: LoggedIn;
  }) => Promise<PageResult<'account'>>,
): Promise<PageResult<'account'>> {
  const account = ctx.settings['routes.account'];
  const link = await findLink(ctx, token);
  if (link === null) return deadLink(ctx, request, account);
  const logged = await loggedIn(ctx, request.visitor);
  if (logged === null) {
    const redirect_to = `${request.path}?${new URLSearchParams({ token })}`;
    const query = new URLSearchParams({ done: 'logInToVerify' satisfies Done, redirect_to });
    return { kind: 'redirect', status: 303, to: `${account}?${query}` };
  }
  if (logged.customer.id !== link.customerId) return deadLink(ctx, request, account);
  return take({ token, email: link.email, logged });
}

export const logOutPage: PageDefinition<'account'> = {
  route: 'routes.logOut',
  keep: false,
  forms: 'shopping',
  canonicalQuery: queryBy(accountQueries.plain),
  async load(ctx, request) {
    if (!(await loggedIn(ctx, request.visitor))) return goTo(ctx.settings['routes.account']);
    return render(ctx, request, 'account.logOutTitle', { kind: 'log-out' });
  },
  post: formPost(logOutForm, async (ctx, request, form) => {
    const logged = await loggedIn(ctx, request.visitor);
    if (!logged) return goTo(ctx.settings['routes.account'], 'loggedOut');
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return render(ctx, request, 'account.logOutTitle', { kind: 'log-out' }, [STALE]);
    }
    await closeCustomerSession(ctx, request.visitor);
    return goTo(ctx.settings['routes.account'], 'loggedOut');
  }),
};

export const setUpPage: PageDefinition<'account'> = {
  route: 'routes.setUp',
  keep: false,
  forms: 'shopping',
  canonicalQuery: queryBy(accountQueries.link),
  async load(ctx, request) {
    const token = request.query.get('token') ?? '';
    if (!(await isSetUpLink(ctx, token))) return { kind: 'not-found' };
    return render(ctx, request, 'account.setUpTitle', {
      kind: 'set-up',
      token,
      email: '',
      name: '',
      shortest: STAFF_PASSWORD_SHORTEST,
      country: ctx.settings['shop.country'],
      countries: namedCountries(ctx.settings['shop.locale']),
    });
  },
  post: formPost(setUpForm, async (ctx, request, form) => {
    const { token, email, name, password, country } = form;
    const view: AccountView = {
      kind: 'set-up',
      token,
      email,
      name,
      shortest: STAFF_PASSWORD_SHORTEST,
      country: country || ctx.settings['shop.country'],
      countries: namedCountries(ctx.settings['shop.locale']),
    };
    if (!(await isSetUpLink(ctx, token))) return { kind: 'not-found' };
    if (!(await ours(ctx, request, form))) {
      return render(ctx, request, 'account.setUpTitle', view, [STALE]);
    }
    const person = { email, name, password };
    const result = await createFirstAdministrator(ctx, request.visitor, token, person);
    if (result.ok) {
      const { locale, time_zone: timeZone } = form;
      const shopLocale = await startInOwnersPlace(ctx, { country, locale, timeZone });
      await startInOwnersLanguage(ctx, { id: result.id, browser: locale, shopLocale });
      return goTo(ctx.settings['routes.account'], 'setUp');
    }
    return render(ctx, request, 'account.setUpTitle', view, result.problems);
  }),
};
