import { shortestPassword } from '#rules/accounts/password.ts';
import { isStaff } from '#rules/permissions/permissions.ts';
import { saveDetails, waitingEmail } from '#server/accounts/access/save-details.ts';
import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { accountDetailsForm } from '#wire/forms/account-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import { formPost } from '../form-post.ts';
import type { PageAnswer, PageDefinition, PageRequest } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountAnswer, goTo, insideOnly, isOurForm, STALE } from './account-frame.ts';

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
  canonicalQuery: queryBy(accountQueries.plain),
  load: (ctx, request) =>
    insideOnly(ctx, request, (logged) => {
      const { firstName, lastName, name, email } = logged.customer;
      return details(ctx, request, logged, { firstName, lastName, displayName: name, email });
    }),
  post: formPost(accountDetailsForm, async (ctx, request, form) => {
    const logged = await loggedIn(ctx, request.visitor);
    if (!logged) return goTo(ctx.settings['routes.account']);
    const shown = {
      firstName: form.account_first_name,
      lastName: form.account_last_name,
      displayName: form.account_display_name,
      email: form.account_email,
    };
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return details(ctx, request, logged, shown, [STALE]);
    }
    const outcome = await saveDetails(ctx, logged, {
      ...shown,
      currentPassword: form.password_current,
      newPassword: form.password_1,
      repeatedPassword: form.password_2,
    });
    if (!outcome.ok) return details(ctx, request, logged, shown, outcome.problems);
    const done = outcome.emailAsked
      ? 'emailAsked'
      : outcome.passwordChanged
        ? 'passwordSaved'
        : 'detailsSaved';
    return goTo(ctx.settings['routes.editAccount'], done);
  }),
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
      shortest: shortestPassword({ staff: isStaff(logged.customer.givenRole) }),
    },
    problems,
    canonical: ctx.settings['routes.editAccount'],
  });
}
