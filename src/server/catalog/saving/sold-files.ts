import * as z from 'zod';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { DownloadFile } from './product-input.ts';

/** As stored, by earlier versions too: what may be delivered is decided when it is. */
export const storedFiles = z.array(
  z.object({ id: z.string(), name: z.string(), file: z.string() }),
);

export interface SoldFiles {
  files: readonly DownloadFile[];
  /** How often each piece may be downloaded and for how many days; -1 for without end. */
  limit: number;
  expiryDays: number;
}

/** The files of those products and variations that are sold as a download and have one. */
export async function soldFiles(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SoldFiles>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_extras')
    .innerJoin('products', 'products.id', 'product_extras.product_id')
    .select(['products.id', 'downloads', 'download_limit', 'download_expiry'])
    .where('products.id', 'in', ids)
    .where('products.downloadable', '=', 1)
    .where('downloads', '<>', '[]')
    .execute();
  return new Map(
    rows.map(({ id, downloads, download_limit: limit, download_expiry: expiryDays }) => [
      id,
      { files: decodeJson(downloads, storedFiles), limit, expiryDays },
    ]),
  );
}
