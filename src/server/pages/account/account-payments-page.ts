import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import { savingProvider } from '#server/payments/payment-methods.ts';
import {
  beginSaving,
  makeDefault,
  removeMethod,
  savedMethods,
  takeSavedMethod,
} from '#server/payments/saved/saved-methods.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type AccountPaymentsForm, accountPaymentsForm } from '#wire/forms/account-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountResponse, goTo, insideOnly, isOurForm, STALE } from './account-frame.ts';

const FAILED: AccountProblem = { code: 'account.problem.paymentMethod' };

/** What the customer has saved to pay with. The provider leads them back here with what they saved. */
export const paymentMethodsPage: PageDefinition<'account-settings'> = {
  route: 'routes.paymentMethods',
  keep: false,
  forms: 'shopping',
  pays: true,
  canonicalQuery: queryBy(accountQueries.payments),
  load: (ctx, request) =>
    insideOnly(ctx, request, async (logged) => {
      const setup = request.query.get('setup_intent');
      if (setup === null) return payments(ctx, request, logged);
      const provider = savingProvider(ctx)?.id ?? '';
      const saved = await takeSavedMethod(ctx, logged.customer.id, provider, setup);
      if (saved) return goTo(ctx.settings['routes.paymentMethods'], 'paymentMethodSaved');
      return payments(ctx, request, logged, { problems: [FAILED] });
    }),
  post: formPost(accountPaymentsForm, async (ctx, request, form) => {
    const logged = await loggedIn(ctx, request.visitor);
    if (!logged) return goTo(ctx.settings['routes.account']);
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return payments(ctx, request, logged, { problems: [STALE] });
    }
    return take(ctx, request, logged, form);
  }),
};

async function take(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  form: AccountPaymentsForm,
): Promise<PageResult<'account-settings'>> {
  const path = ctx.settings['routes.paymentMethods'];
  const { customer } = logged;
  if (form.make_default !== undefined) {
    await makeDefault(ctx, customer.id, Number(form.make_default));
    return goTo(path, 'paymentMethodDefault');
  }
  if (form.remove !== undefined) {
    await removeMethod(ctx, customer.id, Number(form.remove));
    return goTo(path, 'paymentMethodRemoved');
  }
  const provider = savingProvider(ctx);
  const begun = form.add && provider ? await beginSaving(ctx, customer, provider.id) : null;
  if (!begun) return payments(ctx, request, logged, { problems: [FAILED] });
  // Rendered at once and not after a redirect: the secret is for this one page.
  return payments(ctx, request, logged, { begun });
}

interface View {
  problems?: readonly AccountProblem[];
  begun?: Readonly<Record<string, string>>;
}

async function payments(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  { problems = [], begun }: View = {},
): Promise<PageResult<'account-settings'>> {
  const path = ctx.settings['routes.paymentMethods'];
  return accountResponse(ctx, request, logged, {
    page: 'account-settings',
    titleKey: 'account.payments',
    current: 'payments',
    view: {
      kind: 'payments',
      saved: await savedMethods(ctx, logged.customer.id),
      canAdd: savingProvider(ctx) !== null,
      setup: begun
        ? {
            provider: savingProvider(ctx)?.id ?? '',
            clientSecret: begun.client_secret ?? '',
            publishableKey: begun.publishable_key ?? '',
            returnUrl: path,
          }
        : null,
    },
    problems,
    canonical: path,
  });
}
