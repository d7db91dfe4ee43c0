import type { HeldCard } from '#rules/gift-cards/spend-cards.ts';
import { paysFor } from '#rules/gift-cards/store-credit.ts';
import { money } from '#rules/money/money.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { toHash } from './issue-card.ts';

export interface FoundCard extends HeldCard {
  expiresAt: number | null;
  /** Whose store credit it is; null for a card with a code. */
  ownerId: number | null;
}

export interface PayingCards {
  /** Those that were named and can pay, in their order. */
  cards: FoundCard[];
  /** The customer's own, named or not. */
  credit: FoundCard | null;
}

type Reading = Pick<ShopContext, 'db' | 'settings' | 'now'>;

/** By its code as it is read; null where there is none that could pay in this shop. */
export async function findCard(ctx: Reading, code: string): Promise<FoundCard | null> {
  const row = await usable(ctx).where('code_hash', '=', toHash(code)).executeTakeFirst();
  return row ? getCard(row) : null;
}

/** What can pay for this customer; null is a guest. */
export async function findCards(
  ctx: Reading,
  ids: readonly number[],
  customerId: number | null,
): Promise<PayingCards> {
  if (ids.length === 0 && customerId === null) return { cards: [], credit: null };
  const rows = await usable(ctx)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(customerId === null ? [] : [eb('customer_id', '=', customerId)]),
      ]),
    )
    .execute();
  const found = rows.map(getCard).filter((card) => paysFor(card, customerId));
  return {
    cards: ids.flatMap((id) => found.filter((card) => card.id === id)),
    credit: found.find(({ ownerId }) => ownerId !== null) ?? null,
  };
}

function usable({ db, settings, now }: Reading) {
  return db
    .selectFrom('gift_cards')
    .select(['id', 'last4', 'balance', 'expires_at', 'customer_id'])
    .where('voided_at', 'is', null)
    .where('currency', '=', settings['currency.code'])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
}

function getCard(row: {
  id: number;
  last4: string;
  balance: number;
  expires_at: number | null;
  customer_id: number | null;
}): FoundCard {
  const { id, last4, balance, expires_at: expiresAt, customer_id: ownerId } = row;
  return { id, last4, balance: money(balance), expiresAt, ownerId };
}
