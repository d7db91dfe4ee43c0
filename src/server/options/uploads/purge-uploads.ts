import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { previewName, uploadName } from './upload-names.ts';

const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

/**
 * Deletes files that no cart claimed after a day, and those of removed lines, emptied carts and
 * expired carts. What can still be restored counts as in the cart.
 */
export async function purgeUploads({ db, now, storage }: ShopContext): Promise<void> {
  await markOrphans(db, now);
  const rows = await db
    .selectFrom('option_uploads')
    .select('reference')
    .where('order_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('claimed', '=', 0), eb('created_at', '<', now - DAY)]),
        eb('orphaned_at', '<', now - DAY),
      ]),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { reference } of rows) {
    // The row is deleted last: a file without a row would never be found again.
    await storage.remove(uploadName(reference));
    await storage.remove(previewName(reference));
    await db.deleteFrom('option_uploads').where('reference', '=', reference).execute();
  }
}

/** Those no cart names since then; what is named again is no orphan any more. */
async function markOrphans(db: Db, now: number): Promise<void> {
  const claimed = () =>
    db.updateTable('option_uploads').where('claimed', '=', 1).where('order_id', 'is', null);
  // A cart is one JSON text, which contains its files' random names.
  const named = sql<boolean>`exists (
    select 1 from carts where carts.owner = option_uploads.owner and carts.expires_at > ${now}
      and carts.state like '%' || option_uploads.reference || '%')`;
  await claimed()
    .set({ orphaned_at: null })
    .where('orphaned_at', 'is not', null)
    .where(named)
    .execute();
  await claimed()
    .set({ orphaned_at: now })
    .where('orphaned_at', 'is', null)
    .where(sql<boolean>`not ${named}`)
    .execute();
}
