import { createHash } from 'node:crypto';
import { getAddresses } from '#server/accounts/managing/manage-customer.ts';
import type { AccountRow } from '#server/customers/find-customer.ts';
import { decodeMeta } from '#server/platform/database/meta-column.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Customer } from '#wire/wc/customer.ts';
import { billingItem, shippingItem } from '../shared/addresses.ts';
import { writtenMoment } from '../shared/dates.ts';
import { metaItems } from '../shared/meta.ts';

/** An account in the format of WooCommerce. */
export function customerItem(
  row: AccountRow,
  paying: boolean,
  { settings }: Pick<ShopContext, 'settings'>,
): Customer {
  const created = writtenMoment(row.created_at, settings);
  const modified = writtenMoment(row.updated_at, settings);
  const { billing, shipping } = getAddresses(row);
  const hash = createHash('sha256').update(row.email).digest('hex');
  return {
    id: row.id,
    date_created: created.local,
    date_created_gmt: created.gmt,
    date_modified: modified.local,
    date_modified_gmt: modified.gmt,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    role: row.role,
    username: row.username || row.email,
    billing: billingItem(billing),
    shipping: shippingItem(shipping),
    is_paying_customer: paying,
    avatar_url: `https://secure.gravatar.com/avatar/${hash}?s=96&d=mm&r=g`,
    meta_data: metaItems(decodeMeta(row.meta)),
  };
}
