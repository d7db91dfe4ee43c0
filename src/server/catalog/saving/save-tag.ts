import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { refreshListings } from '../listing/refresh-listings.ts';

export interface TagInput {
  id?: number;
  slug: string;
  name: string;
  description?: string;
}

export async function saveTag(db: Db, input: TagInput): Promise<number> {
  const row = { slug: input.slug, name: input.name, description: input.description ?? '' };
  const { id } = input;
  if (id === undefined) {
    const added = await db.insertInto('tags').values(row).returning('id').executeTakeFirstOrThrow();
    return added.id;
  }
  return inTransaction(db, async (trx) => {
    await trx.updateTable('tags').set(row).where('id', '=', id).execute();
    // Its name is one of its products' search words.
    const tagged = await trx
      .selectFrom('product_tags')
      .select('product_id')
      .where('tag_id', '=', id)
      .execute();
    await refreshListings(
      trx,
      tagged.map((one) => one.product_id),
    );
    return id;
  });
}
