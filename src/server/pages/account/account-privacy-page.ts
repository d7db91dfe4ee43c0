import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { deleteAccount } from '#server/accounts/privacy/delete-account.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { creditBalance } from '#server/gift-cards/store-credit.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { accountPrivacyForm } from '#wire/forms/account-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import { EXPORT_DATA_ACTION } from '#wire/generic-actions.ts';
import { formPost } from '../form-post.ts';
import type { PageAnswer, PageDefinition, PageRequest } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountAnswer, goTo, insideOnly, isOurForm, STALE } from './account-frame.ts';

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
    const outcome = await deleteAccount(ctx, request.visitor, logged.customer, form.password);
    if (!outcome.ok) return privacy(ctx, request, logged, outcome.problems);
    return accountAnswer(ctx, request, null, {
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
): Promise<PageAnswer<'account-settings'>> {
  return accountAnswer(ctx, request, logged, {
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
