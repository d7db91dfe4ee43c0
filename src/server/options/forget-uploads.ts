import type { ShopContext } from '#server/settings/context.ts';
import { previewName, uploadName } from './upload-names.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A cart lives a year at most, and its files with it. */
const CART_LIFE = 366 * DAY;
const AT_ONCE = 200;

/** Files nobody put into a cart go after a day, those of carts that have ended after a year. */
export async function forgetUploads({ db, now, storage }: ShopContext): Promise<void> {
  if (!storage) return;
  const rows = await db
    .selectFrom('option_uploads')
    .select('reference')
    .where('order_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('claimed', '=', 0), eb('created_at', '<', now - DAY)]),
        eb('created_at', '<', now - CART_LIFE),
      ]),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { reference } of rows) {
    // The row goes last: a file whose row is gone would never be found again.
    await storage.remove(uploadName(reference));
    await storage.remove(previewName(reference));
    await db.deleteFrom('option_uploads').where('reference', '=', reference).execute();
  }
}
