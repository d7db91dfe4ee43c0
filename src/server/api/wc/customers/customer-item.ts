import { createHash } from 'node:crypto';
import { getAddresses } from '#server/accounts/managing/manage-customer.ts';
import type { AccountRow } from '#server/customers/find-customer.ts';
import { listedRole, subscribersAmong } from '#server/customers/subscribers.ts';
import { payingCustomers } from '#server/orders/managing/paying-customers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { decodeMeta } from '#server/platform/database/meta-column.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Customer } from '#wire/wc/customer.ts';
import { accountCodec } from '../shared/account-codec.ts';
import { billingCodec, shippingCodec } from '../shared/addresses.ts';
import { writtenDates } from '../shared/dates.ts';
import { metaItems } from '../shared/meta.ts';

interface Known {
  paying: ReadonlySet<number>;
  subscribers: ReadonlySet<number>;
}

/** What is known of these accounts besides their rows. */
export async function loadKnown(db: Db, ids: readonly number[]): Promise<Known> {
  return { paying: await payingCustomers(db, ids), subscribers: await subscribersAmong(db, ids) };
}

/** An account in the format of WooCommerce. */
export function customerItem(
  row: AccountRow,
  { paying, subscribers }: Known,
  { settings }: Pick<ShopContext, 'settings'>,
): Customer {
  const { billing, shipping } = getAddresses(row);
  const hash = createHash('sha256').update(row.email).digest('hex');
  return {
    id: row.id,
    ...writtenDates('date_created', row.created_at, settings),
    ...writtenDates('date_modified', row.updated_at, settings),
    ...accountCodec.toResponse(row),
    role: listedRole(row, subscribers),
    username: row.username || row.email,
    billing: billingCodec.toResponse(billing),
    shipping: shippingCodec.toResponse(shipping),
    is_paying_customer: paying.has(row.id),
    avatar_url: `https://secure.gravatar.com/avatar/${hash}?s=96&d=mm&r=g`,
    meta_data: metaItems(decodeMeta(row.meta)),
  };
}
