import { addressLines } from '#server/addresses/address-lines.ts';
import { type AccountRow, accountById } from '#server/customers/find-customer.ts';
import { loadSubscription, type SubscriberState } from '#server/newsletter/list-subscribers.ts';
import { type BuyerNote, buyerNotes } from '#server/orders/buyers/buyer-notes.ts';
import type { Buyer } from '#server/orders/buyers/list-buyers.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type Address, address } from '#wire/address.ts';
import { getAddresses } from './manage-customer.ts';

/** How much of each a profile shows; the lists of orders and reviews have the rest. */
const MAX_COUNT = 20;

export interface ProfileAddress {
  kind: 'billing' | 'shipping';
  /** '' of the account, else the number of the order it was first seen on. */
  from: string;
  lines: string[];
  address: Address;
}

export interface CustomerProfile {
  buyer: Buyer;
  account: AccountRow | null;
  newsletter: SubscriberState | 'none';
  addresses: ProfileAddress[];
  orders: Awaited<ReturnType<typeof latestOrders>>;
  reviews: Awaited<ReturnType<typeof latestReviews>>;
  notes: BuyerNote[];
}

/** What a manager wants to know about one customer. */
export async function customerProfile(ctx: ShopContext, buyer: Buyer): Promise<CustomerProfile> {
  const { db } = ctx;
  const account = buyer.customer_id === null ? null : await accountById(db, buyer.customer_id);
  const orders = await latestOrders(ctx, buyer);
  const accountAddresses = account ? getAddresses(account) : null;
  const known = [
    ...(accountAddresses
      ? [{ kind: 'billing' as const, from: '', address: accountAddresses.billing }]
      : []),
    ...(accountAddresses
      ? [{ kind: 'shipping' as const, from: '', address: accountAddresses.shipping }]
      : []),
    ...orders.flatMap(({ number, billing, shipping_address: shipping }) => [
      { kind: 'billing' as const, from: number ?? '', address: decodeJson(billing, address) },
      ...(shipping === null
        ? []
        : [
            {
              kind: 'shipping' as const,
              from: number ?? '',
              address: decodeJson(shipping, address),
            },
          ]),
    ]),
  ];
  return {
    buyer,
    account: account ?? null,
    newsletter: await loadSubscription(db, buyer.email),
    addresses: distinct(ctx, known),
    orders,
    reviews: await latestReviews(ctx, buyer),
    notes: await buyerNotes(db, buyer),
  };
}

interface KnownAddress {
  kind: 'billing' | 'shipping';
  from: string;
  address: Address;
}

/** Each place once, the account's own first. */
function distinct(ctx: ShopContext, known: readonly KnownAddress[]): ProfileAddress[] {
  const byText = new Map<string, ProfileAddress>();
  for (const { kind, from, address: place } of known) {
    const lines = addressLines(place, ctx.settings);
    const name = `${kind} ${lines.join('\n')}`;
    if (lines.length > 0 && !byText.has(name)) {
      byText.set(name, { kind, from, lines, address: place });
    }
  }
  return [...byText.values()];
}

async function latestOrders({ db }: ShopContext, { customer_id: id, email }: Buyer) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'placed_at', 'total', 'billing', 'shipping_address'])
    .where('trashed', '=', 0)
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', id ?? 0),
        eb.and([eb('customer_id', 'is', null), eb('email', '=', email)]),
      ]),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_COUNT)
    .execute();
}

async function latestReviews({ db }: ShopContext, { customer_id: id, email }: Buyer) {
  return db
    .selectFrom('reviews')
    .select(['id', 'product_id', 'rating', 'status', 'text', 'created_at'])
    .where('parent_id', 'is', null)
    .where((eb) => eb.or([eb('customer_id', '=', id ?? 0), eb('email', '=', email)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_COUNT)
    .execute();
}
