import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { saveDetails, waitingEmail } from '#server/accounts/save-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  accountAnswer,
  accountQuery,
  goTo,
  insideOnly,
  isOurForm,
  STALE,
  typed,
} from './account-frame.ts';
import type { PageAnswer, PageDefinition, PageRequest } from '../page.ts';

interface Shown {
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
}

export const editAccountPage: PageDefinition<'account-settings'> = {
  route: 'routes.editAccount',
  keep: false,
  forms: 'shopping',
  canonicalQuery: accountQuery(),
  load: (ctx, request) =>
    insideOnly(ctx, request, (logged) => {
      const { firstName, lastName, name, email } = logged.customer;
      return details(ctx, request, logged, { firstName, lastName, displayName: name, email });
    }),
  async post(ctx, request, form) {
    const logged = await loggedIn(ctx, request.visitor);
    if (!logged) return goTo(ctx.settings['routes.account']);
    const shown = {
      firstName: typed(form, 'account_first_name', 200),
      lastName: typed(form, 'account_last_name', 200),
      displayName: typed(form, 'account_display_name', 200),
      email: typed(form, 'account_email', 300),
    };
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return details(ctx, request, logged, shown, [STALE]);
    }
    const outcome = await saveDetails(ctx, logged, {
      ...shown,
      currentPassword: typed(form, 'password_current'),
      newPassword: typed(form, 'password_1'),
      repeatedPassword: typed(form, 'password_2'),
    });
    if (!outcome.ok) return details(ctx, request, logged, shown, outcome.problems);
    const done = outcome.emailAsked
      ? 'emailAsked'
      : outcome.passwordChanged
        ? 'passwordSaved'
        : 'detailsSaved';
    return goTo(ctx.settings['routes.editAccount'], done);
  },
};

async function details(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  shown: Shown,
  problems: readonly AccountProblem[] = [],
): Promise<PageAnswer<'account-settings'>> {
  return accountAnswer(ctx, request, logged, {
    page: 'account-settings',
    titleKey: 'account.details',
    current: 'details',
    view: {
      kind: 'details',
      ...shown,
      waitingEmail: (await waitingEmail(ctx, logged.customer.id)) ?? '',
    },
    problems,
    canonical: ctx.settings['routes.editAccount'],
  });
}
