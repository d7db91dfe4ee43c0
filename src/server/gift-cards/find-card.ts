import type { HeldCard } from '#rules/gift-cards/spend-cards.ts';
import { money } from '#rules/money/money.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { hashOf } from './issue-card.ts';

export interface FoundCard extends HeldCard {
  expiresAt: number | null;
}

type Reading = Pick<ShopContext, 'db' | 'settings' | 'now'>;

/** By its code as it is read; null where there is none that could pay in this shop. */
export async function findCard(ctx: Reading, code: string): Promise<FoundCard | null> {
  const row = await usable(ctx).where('code_hash', '=', hashOf(code)).executeTakeFirst();
  return row ? cardOf(row) : null;
}

/** Those of them that can pay, in the order they were named. */
export async function findCards(ctx: Reading, ids: readonly number[]): Promise<FoundCard[]> {
  if (ids.length === 0) return [];
  const rows = await usable(ctx).where('id', 'in', ids).execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(cardOf));
}

function usable({ db, settings, now }: Reading) {
  return db
    .selectFrom('gift_cards')
    .select(['id', 'last4', 'balance', 'expires_at'])
    .where('voided_at', 'is', null)
    .where('currency', '=', settings['currency.code'])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
}

function cardOf(row: { id: number; last4: string; balance: number; expires_at: number | null }) {
  const { id, last4, balance, expires_at: expiresAt } = row;
  return { id, last4, balance: money(balance), expiresAt };
}
