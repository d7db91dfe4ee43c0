import { shortestPassword } from '#rules/accounts/password.ts';
import { isStaff } from '#rules/permissions/permissions.ts';
import { saveDetails, waitingEmail } from '#server/accounts/access/save-details.ts';
import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { accountDetailsForm } from '#wire/forms/account-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountResponse, goTo, insideOnly, isOurForm, STALE } from './account-frame.ts';

interface View {
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
    const view = {
      firstName: form.account_first_name,
      lastName: form.account_last_name,
      displayName: form.account_display_name,
      email: form.account_email,
    };
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return details(ctx, request, logged, view, [STALE]);
    }
    const result = await saveDetails(ctx, logged, {
      ...view,
      currentPassword: form.password_current,
      newPassword: form.password_1,
      repeatedPassword: form.password_2,
    });
    if (!result.ok) return details(ctx, request, logged, view, result.problems);
    const done = result.emailAsked
      ? 'emailAsked'
      : result.passwordChanged
        ? 'passwordSaved'
        : 'detailsSaved';
    return goTo(ctx.settings['routes.editAccount'], done);
  }),
};

async function details(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  view: View,
  problems: readonly AccountProblem[] = [],
): Promise<PageResult<'account-settings'>> {
  return accountResponse(ctx, request, logged, {
    page: 'account-settings',
    titleKey: 'account.details',
    current: 'details',
    view: {
      kind: 'details',
      ...view,
      waitingEmail: (await waitingEmail(ctx, logged.customer.id)) ?? '',
      shortest: shortestPassword({ staff: isStaff(logged.customer.assignedRole) }),
    },
    problems,
    canonical: ctx.settings['routes.editAccount'],
  });
}
