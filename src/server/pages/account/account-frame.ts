import { isOneOf } from '#rules/lists/is-one-of.ts';
import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { showLoggedIn } from '#server/accounts/customer-session.ts';
import { checkFormNonce, makeFormNonce } from '#server/accounts/security/form-nonce.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import type { LoggedIn } from '#server/customers/current-customer.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import { savingProvider } from '#server/payments/payment-methods.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import {
  ACCOUNT_MENU,
  type AccountFrame,
  type AccountMenuKey,
  type AccountPages,
} from '#wire/account.ts';
import { MESSAGE_KEYS, type MessageKey } from '#wire/messages/messages.ts';
import type { PageRequest, PageResult } from '../page.ts';

const MENU_ROUTES = {
  dashboard: 'routes.account',
  orders: 'routes.orders',
  downloads: 'routes.downloads',
  addresses: 'routes.editAddress',
  details: 'routes.editAccount',
  payments: 'routes.paymentMethods',
  security: 'routes.security',
  privacy: 'routes.privacy',
} as const;

/** The notice after a redirect: `?done=addressSaved`. */
const DONE_PREFIX = 'account.done.';
type DoneKey = Extract<MessageKey, `account.done.${string}`>;
export type Done = DoneKey extends `account.done.${infer Name}` ? Name : never;

export interface AccountParts<Name extends keyof AccountPages> {
  page: Name;
  titleKey: MessageKey;
  title?: string;
  current?: AccountMenuKey;
  view: AccountPages[Name]['view'];
  status?: number;
  problems?: readonly AccountProblem[];
  notices?: AccountFrame['notices'];
  canonical: string;
}

/** One account page, for a logged-in customer or a guest. */
export function accountResponse<Name extends keyof AccountPages>(
  ctx: ShopContext,
  request: Pick<PageRequest, 'visitor' | 'query'>,
  logged: LoggedIn | null,
  parts: AccountParts<Name>,
): PageResult<Name> {
  const { settings } = ctx;
  const { visitor, query } = request;
  const t = translator(settings);
  showLoggedIn(visitor, logged !== null);
  const done = doneText(query.get('done'), t);
  const problems = (parts.problems ?? []).map(({ code, field, values }) => ({
    field: field ?? '',
    text: t(code, values),
  }));
  const title = parts.title ?? t(parts.titleKey);
  const frame: AccountFrame = {
    title,
    customer: logged && { name: logged.customer.name, email: logged.customer.email },
    menu: ACCOUNT_MENU.filter((key) => key !== 'payments' || savingProvider(ctx) !== null).map(
      (key) => ({
        key,
        url: address(settings, MENU_ROUTES[key]),
        current: key === parts.current,
      }),
    ),
    accountUrl: settings['routes.account'],
    logOutUrl: settings['routes.logOut'],
    nonce: logged ? makeFormNonce(visitor, logged.session, ctx.now) : '',
    notices: [
      ...(done ? [{ kind: 'success' as const, text: done }] : []),
      ...(parts.notices ?? []),
    ],
    problems,
  };
  return {
    kind: 'page',
    page: parts.page,
    status: parts.status ?? (problems.length > 0 ? 422 : 200),
    data: { frame, view: parts.view } as unknown as Extract<
      PageResult<Name>,
      { kind: 'page' }
    >['data'],
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: '',
      canonical: parts.canonical,
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['woocommerce-account', 'woocommerce-page', ...(logged ? ['logged-in'] : [])],
    tags: ['settings', MENU_TAG],
  };
}

const DONE_KEYS = MESSAGE_KEYS.filter((key) => key.startsWith(DONE_PREFIX));

/** An unknown name shows nothing. */
function doneText(name: string | null, t: Translate): string | null {
  const key = `${DONE_PREFIX}${name}`;
  return isOneOf(DONE_KEYS, key) ? t(key) : null;
}

export function goTo(path: string, done?: Done): { kind: 'redirect'; status: 303; to: string } {
  return { kind: 'redirect', status: 303, to: done ? `${path}?done=${done}` : path };
}

/**
 * A page for those who are logged in: others log in first and come back. Staff who owes a second
 * factor is led to where it is set up.
 */
export async function insideOnly<Name extends keyof AccountPages>(
  ctx: ShopContext,
  request: PageRequest,
  render: (logged: LoggedIn) => Promise<PageResult<Name>> | PageResult<Name>,
): Promise<PageResult<Name>> {
  const logged = await loggedIn(ctx, request.visitor);
  if (logged?.customer.owesSecondFactor && request.path !== ctx.settings['routes.security']) {
    return goTo(ctx.settings['routes.security']);
  }
  if (logged) return render(logged);
  showLoggedIn(request.visitor, false);
  const back = new URLSearchParams({ redirect_to: request.path });
  return { kind: 'redirect', status: 303, to: `${ctx.settings['routes.account']}?${back}` };
}

/** True where the form was made for this visitor, by us, not long ago. */
export function isOurForm(
  ctx: ShopContext,
  visitor: Visitor,
  logged: LoggedIn | null,
  form: { _wpnonce: string },
): boolean {
  return logged
    ? checkFormNonce(visitor, logged.session, form._wpnonce, ctx.now)
    : visitor.fromOurPage(form._wpnonce);
}

export const STALE: AccountProblem = { code: 'account.problem.stale' };

/** Where to go after log-in: a path of this shop, never another site. */
export function safePath(path: string, fallback: string): string {
  return /^\/(?![/\\])[\w\-./~%?=&:]*$/.test(path) ? path : fallback;
}
