import type { CustomerProfile } from '#server/accounts/managing/customer-profile.ts';
import type { BuyerNote } from '#server/orders/buyers/buyer-notes.ts';
import type { Buyer } from '#server/orders/buyers/list-buyers.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { billingCodec } from '../../wc/shared/addresses.ts';
import { amountWriter } from '../../wc/shared/amounts.ts';
import { momentOrNull, momentText } from '../moment-text.ts';

/** A row of the list; guests are named by their address. */
export function customerItem(buyer: Buyer, settings: Settings) {
  return {
    id: buyer.customer_id ?? buyer.email,
    email: buyer.email,
    account_id: buyer.customer_id,
    name: buyer.name,
    country: buyer.country,
    city: buyer.city,
    orders: buyer.orders,
    spent: amountWriter(settings)(buyer.spent),
    last_order_at: momentOrNull(buyer.last_order_at || null),
    since: momentText(buyer.since),
  };
}

export function noteItem({ at, ...note }: BuyerNote) {
  return { ...note, at: momentText(at) };
}

export function profileItem(profile: CustomerProfile, settings: Settings) {
  const { buyer, account } = profile;
  const amount = amountWriter(settings);
  return {
    ...customerItem(buyer, settings),
    average: amount(buyer.orders === 0 ? 0 : Math.round(buyer.spent / buyer.orders)),
    email_verified: account !== null && decodeFlag(account.email_verified),
    role: account?.role ?? '',
    last_login_at: momentOrNull(account?.last_login_at ?? null),
    newsletter: profile.newsletter,
    addresses: profile.addresses.map(({ address, ...each }) => {
      return { ...each, address: billingCodec.toResponse(address) };
    }),
    recent_orders: profile.orders.map(({ id, number, status, placed_at: at, total }) => ({
      id,
      number: number ?? '',
      status,
      placed_at: momentText(at),
      total: amount(total),
    })),
    reviews: profile.reviews.map(({ created_at: at, ...review }) => ({
      ...review,
      created_at: momentText(at),
    })),
    notes: profile.notes.map(noteItem),
  };
}
