import type { AccountProblem } from '#server/accounts/account-problem.ts';
import {
  logOutDevice,
  logOutElsewhere,
  noteSeen,
  openSessions,
} from '#server/accounts/customer-sessions.ts';
import { loadPasskeys, removePasskey } from '#server/accounts/passkeys/customer-passkeys.ts';
import { qrImage } from '#server/accounts/security/qr-image.ts';
import {
  cancelSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  startSecondFactor,
  stopSecondFactor,
} from '#server/accounts/security/second-factor.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type AccountSecurityForm, accountSecurityForm } from '#wire/forms/account-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountResponse, goTo, insideOnly, isOurForm, STALE } from './account-frame.ts';

export const securityPage: PageDefinition<'account-settings'> = {
  route: 'routes.security',
  keep: false,
  forms: 'shopping',
  canonicalQuery: queryBy(accountQueries.plain),
  load: (ctx, request) => insideOnly(ctx, request, (logged) => security(ctx, request, logged)),
  post: formPost(accountSecurityForm, async (ctx, request, form) => {
    const logged = await loggedIn(ctx, request.visitor);
    if (!logged) return goTo(ctx.settings['routes.account']);
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return security(ctx, request, logged, { problems: [STALE] });
    }
    return take(ctx, request, logged, form);
  }),
};

async function take(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  form: AccountSecurityForm,
): Promise<PageResult<'account-settings'>> {
  const { customer } = logged;
  const path = ctx.settings['routes.security'];
  const { password, code } = form;
  if (form.start) {
    const result = await startSecondFactor(ctx, customer, password);
    if (result.ok) return goTo(path);
    return security(ctx, request, logged, { problems: result.problems });
  }
  if (form.cancel) {
    await cancelSecondFactor(ctx, customer);
    return goTo(path);
  }
  if (form.end_sessions) {
    await logOutElsewhere(ctx, logged);
    return goTo(path, 'sessionsEnded');
  }
  if (form.end_session !== '') {
    await logOutDevice(ctx, logged, form.end_session);
    return goTo(path, 'sessionEnded');
  }
  if (form.remove_passkey !== '') {
    await removePasskey(ctx, customer, form.remove_passkey);
    return goTo(path, 'passkeyRemoved');
  }
  if (form.stop) {
    const result = await stopSecondFactor(ctx, customer, { password, code });
    if (result.ok) return goTo(path, 'secondFactorOff');
    return security(ctx, request, logged, { problems: result.problems });
  }
  const response = form.renew
    ? await renewRecoveryCodes(ctx, customer, { password, code })
    : await confirmSecondFactor(ctx, logged, code);
  if (!response.ok) return security(ctx, request, logged, { problems: response.problems });
  // Rendered at once and not after a redirect: the codes are shown this once and not stored.
  const now = await loggedIn(ctx, request.visitor);
  return security(ctx, request, now ?? logged, { recoveryCodes: response.recoveryCodes });
}

interface View {
  problems?: readonly AccountProblem[];
  recoveryCodes?: string[];
}

async function security(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  { problems = [], recoveryCodes = [] }: View = {},
): Promise<PageResult<'account-settings'>> {
  await noteSeen(ctx, logged);
  const { customer } = logged;
  const { pending, ...state } = await secondFactorState(ctx, customer);
  return accountResponse(ctx, request, logged, {
    page: 'account-settings',
    titleKey: 'account.security',
    current: 'security',
    view: {
      kind: 'security',
      ...state,
      pending: pending && { ...pending, picture: qrImage(pending.url) },
      recoveryCodes,
      owed: customer.owesSecondFactor,
      passkeys: await loadPasskeys(ctx, customer.id),
      sessions: await openSessions(ctx, logged),
    },
    problems,
    canonical: ctx.settings['routes.security'],
  });
}
