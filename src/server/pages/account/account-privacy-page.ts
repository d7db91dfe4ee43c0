import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { deleteAccount } from '#server/accounts/privacy/delete-account.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { creditBalance } from '#server/gift-cards/store-credit.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { accountPrivacyForm } from '#wire/forms/account-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import { EXPORT_DATA_ACTION } from '#wire/generic-actions.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountResponse, goTo, insideOnly, isOurForm, STALE } from './account-frame.ts';

export const privacyPage: PageDefinition<'account-settings' | 'account'> = {
  route: 'routes.privacy',
  keep: false,
  forms: 'shopping',
  canonicalQuery: queryBy(accountQueries.plain),
  load: (ctx, request) => insideOnly(ctx, request, (logged) => privacy(ctx, request, logged)),
  post: formPost(accountPrivacyForm, async (ctx, request, form) => {
    const logged = await loggedIn(ctx, request.visitor);
    if (!logged) return goTo(ctx.settings['routes.account']);
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return privacy(ctx, request, logged, [STALE]);
    }
    const result = await deleteAccount(ctx, request.visitor, logged.customer, form.password);
    if (!result.ok) return privacy(ctx, request, logged, result.problems);
    return accountResponse(ctx, request, null, {
      page: 'account',
      titleKey: 'account.gone',
      view: { kind: 'gone' },
      canonical: ctx.settings['routes.account'],
    });
  }),
};

async function privacy(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  problems: readonly AccountProblem[] = [],
): Promise<PageResult<'account-settings'>> {
  return accountResponse(ctx, request, logged, {
    page: 'account-settings',
    titleKey: 'account.privacy',
    current: 'privacy',
    view: {
      kind: 'privacy',
      exportUrl: `/wp-admin/admin-ajax.php?action=${EXPORT_DATA_ACTION}`,
      credit: await creditBalance(ctx, logged.customer.id),
    },
    problems,
    canonical: ctx.settings['routes.privacy'],
  });
}
