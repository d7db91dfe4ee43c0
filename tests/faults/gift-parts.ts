import assert from 'node:assert/strict';
import { giftName } from '#rules/gift-cards/gift-code.ts';
import { money } from '#rules/money/money.ts';
import { createCustomer } from '#server/accounts/create-customer.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import { loadCredit, moveCredit } from '#server/gift-cards/store-credit.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { getLife } from '#server/platform/sessions/session.ts';
import {
  hashSecret,
  newSecret,
  newSessionId,
  SESSION_COOKIE,
} from '#server/platform/sessions/visitor.ts';
import { readSettings } from '#server/settings/read-settings.ts';

// What shoppers of the fault run pay with besides the payment provider: gift cards of their own, one
// that two of them share, cards that pay for everything, and store credit of an account.

export interface GiftPart {
  /** What is typed where coupons are. */
  codes: string[];
  /** Of whoever is logged in; '' for guests. */
  cookie: string;
}

const NOTHING: GiftPart = { codes: [], cookie: '' };
/** Shoppers this far apart share a card; so many of them order at the same time. */
const APART = 6;

/** One for each shopper. All amounts together are what `checkGifts` has to find again. */
export async function giveParts({ db }: Database, shoppers: number): Promise<GiftPart[]> {
  const now = Date.now();
  const settings = await readSettings(db, ({ name }) => assert.fail(name));
  const ctx = { db, settings, now };
  const card = async (amount: number) => {
    const made = { amount: money(amount), currency: settings['currency.code'], orderId: null };
    return (await issueCard(db, ctx, { ...made, recipient: 'ada@example.com' })).code;
  };
  const parts: GiftPart[] = [];
  for (let at = 0; at < shoppers; at += 1) {
    const kind = at % APART;
    if (kind === 1) parts.push({ ...NOTHING, codes: [await card(900)] });
    else if (kind === 2) {
      const other = at % (2 * APART) === kind ? undefined : parts[at - APART];
      parts.push({ ...NOTHING, codes: other?.codes ?? [await card(700)] });
    } else if (kind === 3) parts.push({ ...NOTHING, codes: [await card(400), await card(3000)] });
    else if (kind === 5) parts.push(await creditPart(ctx, at));
    else parts.push(NOTHING);
  }
  return parts;
}

async function creditPart(
  ctx: Parameters<typeof loadCredit>[0] & { now: number },
  at: number,
): Promise<GiftPart> {
  const { db, now } = ctx;
  const id = await createCustomer(
    db,
    { email: `credit${at}@example.com`, emailVerified: true, passwordHash: '' },
    now,
  );
  assert.ok(id !== null);
  const grant = { amount: money(1100), account: 'granted', note: 'for faults' } as const;
  await moveCredit(db, ctx, id, grant);
  const credit = await loadCredit(ctx, id);
  assert.ok(credit);
  return { codes: [giftName(credit.id)], cookie: `${SESSION_COOKIE}=${await logIn(db, id, now)}` };
}

async function logIn(db: Db, customer_id: number, now: number): Promise<string> {
  const secret = newSecret();
  const expires_at = now + getLife(customer_id);
  await db
    .insertInto('sessions')
    .values({
      id: newSessionId(),
      secret_hash: hashSecret(secret),
      customer_id,
      cart_owner: `c:${customer_id}`,
      created_at: now,
      expires_at,
      ends_at: expires_at,
      seen_at: now,
    })
    .execute();
  return secret;
}

/** What is left on a card and what orders hold of it is what it was made with; the ledger is zero. */
export async function checkGifts({ db }: Database): Promise<{ spent: number }> {
  const entries = await db.selectFrom('gift_card_entries').selectAll().execute();
  const cards = await db.selectFrom('gift_cards').selectAll().execute();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'gift_amount', 'gift_returned'])
    .execute();
  const sum = (of: typeof entries) => of.reduce((all, { amount }) => all + amount, 0);
  assert.equal(sum(entries), 0, 'the ledger is zero');
  for (const { id, balance } of cards) {
    const cardEntries = entries.filter((entry) => entry.card_id === id);
    assert.equal(sum(cardEntries), 0, `both sides of card ${id}`);
    assert.equal(
      sum(cardEntries.filter(({ account }) => account === 'card')),
      balance,
      `card ${id}`,
    );
    assert.ok(balance >= 0, `card ${id} is spent once`);
  }
  let spent = 0;
  for (const { id, status, gift_amount: amount, gift_returned: returned } of orders) {
    const claimed = entries.filter((entry) => entry.order_id === id && entry.account === 'spent');
    assert.equal(sum(claimed), amount - returned, `what cards pay of order ${id}`);
    if (status === 'cancelled') assert.equal(returned, amount, `order ${id} gave it back`);
    else assert.equal(returned, 0, `order ${id} keeps it`);
    spent += amount - returned;
  }
  const input = entries.filter(({ account }) => account === 'issued' || account === 'granted');
  const left = cards.reduce((all, { balance }) => all + balance, 0);
  assert.equal(left + spent, 0 - sum(input), 'no credit is lost or spent twice');
  return { spent };
}
