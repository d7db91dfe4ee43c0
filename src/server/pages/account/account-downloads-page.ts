import { downloadsOfCustomer, downloadView } from '#server/orders/downloads/find-downloads.ts';
import { accountQueries } from '#wire/forms/page-queries.ts';
import type { PageDefinition } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { accountResponse, insideOnly } from './account-frame.ts';

/** The files a customer has bought. */
export const downloadsPage: PageDefinition<'account-orders'> = {
  route: 'routes.downloads',
  keep: false,
  canonicalQuery: queryBy(accountQueries.plain),
  load: (ctx, request) =>
    insideOnly(ctx, request, async (logged) => {
      const downloads = await downloadsOfCustomer(ctx, logged.customer.id);
      return accountResponse(ctx, request, logged, {
        page: 'account-orders',
        titleKey: 'account.downloads',
        current: 'downloads',
        view: { kind: 'downloads', downloads: downloads.map(downloadView) },
        canonical: ctx.settings['routes.downloads'],
      });
    }),
};
