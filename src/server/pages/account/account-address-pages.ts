import { saveAddress } from '#server/accounts/save-address.ts';
import { addressLines } from '#server/addresses/address-lines.ts';
import { getAddressParts } from '#server/addresses/address-parts.ts';
import { namedCountries } from '#server/addresses/countries.ts';
import { settleAddress } from '#server/addresses/settle-address.ts';
import { statesFor } from '#server/addresses/states.ts';
import { followSaved } from '#server/checkout/follow-saved.ts';
import { type LoggedIn, loggedIn } from '#server/customers/current-customer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address as addressOf } from '#server/settings/routes.ts';
import type { AccountAddressesView } from '#wire/account.ts';
import { ADDRESS_KINDS, type Address, type AddressKind, EMPTY_ADDRESS } from '#wire/address.ts';
import { addressForm } from '#wire/forms/account-forms.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountResponse, goTo, insideOnly, isOurForm, STALE } from './account-frame.ts';

export const addressesPage: PageDefinition<'account-addresses'> = {
  route: 'routes.editAddress',
  keep: false,
  canonicalQuery: queryBy(accountQueries.plain),
  load: (ctx, request) =>
    insideOnly(ctx, request, (logged) => {
      const addresses = ADDRESS_KINDS.map((kind) => ({
        kind,
        lines: isFilled(logged.customer[kind])
          ? addressLines(logged.customer[kind], ctx.settings)
          : [],
        url: addressOf(ctx.settings, 'routes.editOneAddress', { kind }),
      }));
      return accountResponse(ctx, request, logged, {
        page: 'account-addresses',
        titleKey: 'account.addresses',
        current: 'addresses',
        view: { kind: 'list', addresses },
        canonical: ctx.settings['routes.editAddress'],
      });
    }),
};

function isFilled({ address1, city, lastName }: Address): boolean {
  return address1 !== '' || city !== '' || lastName !== '';
}

export const editAddressPage: PageDefinition<'account-addresses'> = {
  route: 'routes.editOneAddress',
  keep: false,
  forms: 'shopping',
  canonicalQuery: queryBy(accountQueries.plain),
  async load(ctx, request) {
    const kind = kindIn(request.params.kind);
    if (!kind) return { kind: 'not-found' };
    return insideOnly(ctx, request, (logged) => {
      const { customer } = logged;
      const saved = customer[kind];
      const first = isFilled(saved) ? saved : firstAddress(ctx, logged, kind);
      return edit(ctx, request, logged, kind, { address: first, problems: [] });
    });
  },
  post: formPost(addressForm, async (ctx, request, form) => {
    const kind = kindIn(request.params.kind);
    if (!kind) return { kind: 'not-found' };
    const logged = await loggedIn(ctx, request.visitor);
    if (!logged) return goTo(ctx.settings['routes.account']);
    const fields = form[kind];
    if (!isOurForm(ctx, request.visitor, logged, form)) {
      return edit(ctx, request, logged, kind, { address: fields, problems: [], stale: true });
    }
    const { address, problems } = settleAddress(fields, kind, getAddressParts(ctx.settings));
    if (problems.length > 0) {
      return edit(ctx, request, logged, kind, { address: fields, problems });
    }
    await saveAddress(ctx, logged.customer.id, kind, address);
    await followSaved(ctx, request.visitor, kind, address);
    return goTo(ctx.settings['routes.editAddress'], 'addressSaved');
  }),
};

function kindIn(word: string | undefined): AddressKind | undefined {
  return ADDRESS_KINDS.find((kind) => kind === word);
}

/** The known data of a customer without an address. */
function firstAddress(ctx: ShopContext, { customer }: LoggedIn, kind: AddressKind): Address {
  return {
    ...EMPTY_ADDRESS,
    firstName: customer.firstName,
    lastName: customer.lastName,
    country: ctx.settings['shop.country'],
    email: kind === 'billing' ? customer.email : '',
  };
}

interface View {
  address: Address;
  problems: Extract<AccountAddressesView, { kind: 'edit' }>['problems'];
  stale?: boolean;
}

function edit(
  ctx: ShopContext,
  request: PageRequest,
  logged: LoggedIn,
  which: AddressKind,
  { address, problems, stale }: View,
): PageResult<'account-addresses'> {
  return accountResponse(ctx, request, logged, {
    page: 'account-addresses',
    titleKey: which === 'billing' ? 'account.billing' : 'account.shipping',
    current: 'addresses',
    status: problems.length > 0 || stale ? 422 : 200,
    problems: stale ? [STALE] : [],
    view: {
      kind: 'edit',
      which,
      address,
      problems,
      countries: namedCountries(ctx.settings['shop.locale']),
      states: statesFor(address.country),
      asked: getAddressParts(ctx.settings),
    },
    canonical: request.path,
  });
}
