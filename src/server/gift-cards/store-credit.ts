import { CREDIT_MARK } from '#rules/gift-cards/store-credit.ts';
import { type Money, money } from '#rules/money/money.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { GiftCardRow } from './list-cards.ts';
import { type Movement, moveBalance } from './move-balance.ts';
import { voidCard } from './void-card.ts';

// A gift card that an account owns. It has no code: in the place of a hash stands whose it is, so that
// an account has one of each currency.

type Reading = Pick<ShopContext, 'db' | 'settings'>;

const getMark = (customerId: number, currency: string) => `credit-${customerId}-${currency}`;

/** In the shop's currency; undefined while they never had any. */
export function loadCredit(
  { db, settings }: Reading,
  customerId: number,
): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('gift_cards')
    .selectAll()
    .where('code_hash', '=', getMark(customerId, settings['currency.code']))
    .executeTakeFirst();
}

export async function creditBalance(ctx: Reading, customerId: number): Promise<Money> {
  return money((await loadCredit(ctx, customerId))?.balance ?? 0);
}

/** False where there is not as much. Opened by its first movement; part of the transaction. */
export async function moveCredit(
  trx: Db,
  { settings, now }: Pick<ShopContext, 'settings' | 'now'>,
  customerId: number,
  movement: Omit<Movement, 'cardId'>,
): Promise<boolean> {
  const cardId = await openCredit(trx, customerId, settings['currency.code'], now);
  return moveBalance(trx, { cardId, ...movement }, now);
}

async function openCredit(
  trx: Db,
  customerId: number,
  currency: string,
  now: number,
): Promise<number> {
  const mark = getMark(customerId, currency);
  await trx
    .insertInto('gift_cards')
    .values({
      code_hash: mark,
      last4: CREDIT_MARK,
      currency,
      amount: 0,
      balance: 0,
      recipient: '',
      note: '',
      order_id: null,
      customer_id: customerId,
      created_at: now,
      expires_at: null,
    })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('gift_cards')
    .select('id')
    .where('code_hash', '=', mark)
    .executeTakeFirstOrThrow();
  return id;
}

/** With the account, what was left ends. Part of the transaction that deletes it. */
export async function endCredit(
  trx: Db,
  { settings, now }: Pick<ShopContext, 'settings' | 'now'>,
  customerId: number,
): Promise<void> {
  const note = translator(settings)('giftBalance.accountDeleted');
  const cards = await trx
    .selectFrom('gift_cards')
    .select('id')
    .where('customer_id', '=', customerId)
    .execute();
  for (const { id } of cards) {
    await voidCard(trx, id, { author: '', note }, now);
  }
}
