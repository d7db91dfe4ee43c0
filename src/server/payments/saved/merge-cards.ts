import { isSameCard } from '#rules/payments/same-card.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findProvider } from '../payment-methods.ts';
import { loadRows, removeWithin, type SavedRow } from './saved-methods.ts';

/** Queued by the migration for cards that were saved before their fingerprint was stored. */
export const MERGE_CARDS_JOB = 'merge-saved-cards';

export const mergeHandler: JobHandler<ShopContext> = {
  maxAttempts: 20,
  async run(ctx) {
    const unknown = await ctx.db
      .selectFrom('saved_payment_methods')
      .selectAll()
      .where('fingerprint', '=', '')
      .orderBy('id')
      .execute();
    for (const row of unknown) await learn(ctx, row);
  },
};

/** Asks the provider for the fingerprint; of two cards that are one, the older is deleted. */
async function learn(ctx: ShopContext, { id, provider, reference, customer_id }: SavedRow) {
  const method = await findProvider(ctx, provider)?.saving?.read(ctx, reference);
  const fingerprint = method?.fingerprint ?? '';
  if (fingerprint === '') return;
  await runTransaction(ctx.db, async (trx) => {
    await trx
      .updateTable('saved_payment_methods')
      .set({ fingerprint })
      .where('id', '=', id)
      .execute();
    const same = (await loadRows(trx, customer_id))
      .filter((row) => isSameCard(row, { provider, fingerprint }))
      .sort((one, other) => other.id - one.id);
    const [newest, ...older] = same;
    if (!newest) return;
    if (older.some(({ is_default }) => is_default === 1)) {
      const both = same.map((row) => row.id);
      const cards = trx.updateTable('saved_payment_methods');
      await cards.set({ is_default: 0 }).where('id', 'in', both).execute();
      await cards.set({ is_default: 1 }).where('id', '=', newest.id).execute();
    }
    for (const row of older) await removeWithin(trx, { ...row, is_default: 0 }, ctx.now);
  });
}
