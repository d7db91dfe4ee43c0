import { createHash } from 'node:crypto';
import { getAddresses } from '#server/accounts/managing/manage-customer.ts';
import type { AccountRow } from '#server/customers/find-customer.ts';
import { decodeMeta } from '#server/platform/database/meta-column.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { billingItem, shippingItem } from '../shared/addresses.ts';
import { datePair } from '../shared/dates.ts';
import { metaItems } from '../shared/meta.ts';

/** An account in the format of WooCommerce. */
export function customerItem(
  row: AccountRow,
  paying: boolean,
  { settings }: Pick<ShopContext, 'settings'>,
) {
  const { billing, shipping } = getAddresses(row);
  const hash = createHash('sha256').update(row.email).digest('hex');
  return {
    id: row.id,
    ...datePair('date_created', row.created_at, settings),
    ...datePair('date_modified', row.updated_at, settings),
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
