import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { cardBrand, toDigits } from '#rules/payments/test-pay/card-brand.ts';
import {
  type CardProblem,
  checkCard,
  parseExpiry,
  type TypedCard,
} from '#rules/payments/test-pay/check-card.ts';
import { testCard } from '#rules/payments/test-pay/test-cards.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ProviderMethod } from '../payment-provider.ts';
import type { TestPayTables } from './tables.ts';

// Cards of the test provider. A number is looked at once, where it is typed, and stored nowhere: what is
// left of it is its brand, its last digits, its fingerprint and how the bank answers.

export type TestCardRow = Selectable<TestPayTables['test_cards']>;

export type TokenResult = { ok: true; token: string } | { ok: false; problems: CardProblem[] };

/**
 * A token for a card, for one payment. With the reference of a card that is still to be typed, which its
 * customer has begun to save, the card becomes theirs.
 */
export async function storeTypedCard(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  typed: TypedCard,
  setup = '',
): Promise<TokenResult> {
  const today = new Date(now);
  const month = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 };
  const problems = checkCard(typed, month);
  const digits = toDigits(typed.number);
  const known = testCard(digits);
  const expiry = parseExpiry(typed.expiry);
  if (problems.length > 0 || !known || !expiry) return { ok: false, problems };
  const card = {
    brand: cardBrand(digits).name,
    last4: digits.slice(-4),
    exp_month: expiry.month,
    exp_year: expiry.year,
    fingerprint: createHash('sha256').update(digits).digest('hex').slice(0, 16),
    reaction: known.reaction,
  };
  if (setup === '') {
    const reference = `card_${randomUUID()}`;
    await db
      .insertInto('test_cards')
      .values({ reference, customer: '', ...card, created_at: now })
      .execute();
    return { ok: true, token: reference };
  }
  const { numUpdatedRows } = await db
    .updateTable('test_cards')
    .set(card)
    .where('reference', '=', setup)
    .where('last4', '=', '')
    .executeTakeFirst();
  const gone = { field: 'number', code: 'invalid' } as const;
  return numUpdatedRows > 0n ? { ok: true, token: setup } : { ok: false, problems: [gone] };
}

/** A card that the customer is about to type. */
export async function openCard({ db, now }: ShopContext, customer: string): Promise<string> {
  const reference = `setup_${randomUUID()}`;
  await db
    .insertInto('test_cards')
    .values({
      reference,
      customer,
      brand: '',
      last4: '',
      exp_month: 0,
      exp_year: 0,
      fingerprint: '',
      reaction: 'accept',
      created_at: now,
    })
    .execute();
  return reference;
}

/** A card pays once, unless its customer saves it. Null where it is used up, or never was. */
export async function takeCard(
  trx: Db,
  token: string,
  customer: string | null,
): Promise<TestCardRow | null> {
  const unused = { reference: token, customer: '' };
  const card =
    customer === null
      ? await trx
          .deleteFrom('test_cards')
          .where('reference', '=', unused.reference)
          .where('customer', '=', unused.customer)
          .returningAll()
          .executeTakeFirst()
      : await trx
          .updateTable('test_cards')
          .set({ customer })
          .where('reference', '=', unused.reference)
          .where('customer', '=', unused.customer)
          .returningAll()
          .executeTakeFirst();
  return card ?? null;
}

/** Null where there is none of this name, nothing was typed yet, or it is somebody else's. */
export async function findCard(
  db: Db,
  reference: string,
  customer?: string,
): Promise<TestCardRow | null> {
  const card = await db
    .selectFrom('test_cards')
    .selectAll()
    .where('reference', '=', reference)
    .where('last4', '!=', '')
    .executeTakeFirst();
  if (!card || (customer !== undefined && card.customer !== customer)) return null;
  return card;
}

export function toMethod(card: Omit<TestCardRow, 'customer' | 'created_at'>): ProviderMethod {
  const { reference, brand, last4, exp_month, exp_year, fingerprint } = card;
  return { reference, brand, last4, expMonth: exp_month, expYear: exp_year, fingerprint };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Cards that nothing was paid with, and those that were never typed. */
export async function purgeTestCards({ db, now }: ShopContext): Promise<void> {
  await db
    .deleteFrom('test_cards')
    .where('created_at', '<', now - DAY_MS)
    .where((eb) => eb.or([eb('customer', '=', ''), eb('last4', '=', '')]))
    .execute();
}
