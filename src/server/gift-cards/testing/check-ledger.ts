import { expect } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';

/** The ledger is zero, no card is below zero, and each has what its entries say. */
export async function checkLedger(db: Db): Promise<void> {
  const entries = await db.selectFrom('gift_card_entries').selectAll().execute();
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  for (const { id, balance } of await db.selectFrom('gift_cards').selectAll().execute()) {
    const cardEntries = entries.filter(
      ({ card_id, account }) => card_id === id && account === 'card',
    );
    expect(cardEntries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
}
