import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { refreshListings } from '../listing/refresh-listings.ts';

export interface CategoryInput {
  id?: number;
  slug: string;
  name: string;
  /** HTML, sanitised on saving. */
  description?: string;
  parentId?: number | null;
  position?: number;
  image?: number | null;
}

/** Moving a category moves all below it, and lists their products where they now belong. */
export async function saveCategory(db: Db, input: CategoryInput): Promise<number> {
  return inTransaction(db, async (trx) => {
    const parent = await parentPath(trx, input);
    const row = {
      slug: input.slug,
      name: input.name,
      description: sanitiseHtml(input.description ?? ''),
      parent_id: input.parentId ?? null,
      depth: parent.split('/').length - 2,
      position: input.position ?? 0,
      image_id: input.image ?? null,
    };
    if (input.id === undefined) {
      const { id } = await trx
        .insertInto('categories')
        .values({ ...row, path: '' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('categories')
        .set({ path: `${parent}${id}/` })
        .where('id', '=', id)
        .execute();
      return id;
    }
    await moveCategory(trx, input.id, `${parent}${input.id}/`, row);
    return input.id;
  });
}

async function parentPath(trx: Db, input: CategoryInput): Promise<string> {
  if (input.parentId === undefined || input.parentId === null) return '/';
  const parent = await trx
    .selectFrom('categories')
    .select('path')
    .where('id', '=', input.parentId)
    .executeTakeFirstOrThrow();
  if (input.id !== undefined && parent.path.includes(`/${input.id}/`)) {
    throw new Error(`category ${input.id} cannot stand below itself`);
  }
  return parent.path;
}

async function moveCategory(
  trx: Db,
  id: number,
  path: string,
  row: { slug: string; name: string; depth: number; parent_id: number | null },
): Promise<void> {
  const before = await trx
    .selectFrom('categories')
    .select(['path', 'depth'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const below = await trx
    .selectFrom('categories')
    .select(['id', 'path', 'depth'])
    .where('path', 'like', `${before.path}%`)
    .execute();
  for (const one of below) {
    await trx
      .updateTable('categories')
      .set({
        path: path + one.path.slice(before.path.length),
        depth: one.depth + row.depth - before.depth,
      })
      .where('id', '=', one.id)
      .execute();
  }
  await trx.updateTable('categories').set(row).where('id', '=', id).execute();
  const products = await trx
    .selectFrom('product_categories')
    .select('product_id')
    .distinct()
    .where(
      'category_id',
      'in',
      below.map((one) => one.id),
    )
    .execute();
  await refreshListings(
    trx,
    products.map((one) => one.product_id),
  );
}
