import type { Db } from '#server/platform/database/database.ts';
import { countInShop } from '../ratings/count-reviews.ts';
import type { CheckedProduct } from './check-product.ts';
import type { StoredProduct } from './load-drafts.ts';
import type { ProductDraft } from './product-input.ts';
import { productRow, UNCOUNTED, UNDERIVED } from './product-rows.ts';
import { saveVariations } from './save-variations.ts';
import { productExtras, writeExtras, writeMeta } from './write-extras.ts';
import { addTerms, writeTaxonomies } from './write-taxonomies.ts';

export interface ProductWrite {
  product: CheckedProduct;
  /** As it is stored; what has not changed is not written again. */
  before: StoredProduct | undefined;
}

export interface WrittenProduct {
  id: number;
  /** In the order of the draft. */
  variationIds: number[];
}

/** Must run in a transaction; the caller derives the listings of these products afterwards. */
export async function writeProducts(
  trx: Db,
  writes: readonly ProductWrite[],
  now: number,
): Promise<WrittenProduct[]> {
  const written: WrittenProduct[] = [];
  const moved: number[] = [];
  for (const { product, before } of writes) {
    const { draft } = product;
    await addTerms(trx, product);
    const id = before ? await changeRow(trx, draft, before, now) : await addRow(trx, draft, now);
    await writeTaxonomies(trx, product, id, before?.draft);
    const variationIds = await saveVariations(trx, product, id, now, before?.draft);
    await writeExtras(trx, id, productExtras(draft), before && productExtras(before.draft));
    await writeMeta(trx, id, draft.meta, before?.draft.meta ?? []);
    await openForReviews(trx, id, draft.reviewsAllowed, before?.draft.reviewsAllowed ?? true);
    if (before && before.draft.status !== draft.status) moved.push(id);
    written.push({ id, variationIds });
  }
  if (moved.length > 0) await countInShop(trx, moved);
  await nameShippingClasses(
    trx,
    writes.map(({ product }) => product.draft),
  );
  return written;
}

/** A class that a product names is there for managers to see, as one they have created. */
async function nameShippingClasses(trx: Db, drafts: readonly ProductDraft[]): Promise<void> {
  const named = drafts.flatMap((draft) => [draft, ...draft.variations]);
  const slugs = new Set(named.map((item) => item.shippingClass).filter((slug) => slug !== ''));
  if (slugs.size === 0) return;
  await trx
    .insertInto('shipping_classes')
    .values([...slugs].map((slug) => ({ slug, name: slug })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

async function addRow(trx: Db, draft: ProductDraft, now: number): Promise<number> {
  const counted = draft.totalSales === undefined ? {} : { total_sales: draft.totalSales };
  const added = await trx
    .insertInto('products')
    .values({ ...productRow(draft, now), ...UNDERIVED, ...UNCOUNTED, ...counted })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

async function changeRow(
  trx: Db,
  draft: ProductDraft,
  { parts: { row: stored } }: StoredProduct,
  now: number,
): Promise<number> {
  const { published_at, ...row } = productRow(draft, now);
  await trx
    .updateTable('products')
    .set({
      ...row,
      slug: await storedSlug(trx, draft, stored),
      // Two saves never have the same time, which is how the second of two managers is noticed.
      updated_at: Math.max(now, stored.updated_at + 1),
      ...(draft.publishedAt !== undefined && { published_at }),
      ...(draft.totalSales !== undefined && { total_sales: draft.totalSales }),
    })
    .where('id', '=', stored.id)
    .execute();
  return stored.id;
}

/** What is in the trash leaves its slug to others. */
async function storedSlug(
  trx: Db,
  { status, slug }: ProductDraft,
  stored: { id: number; status: string; slug: string },
): Promise<string> {
  if (status !== 'trash') return slug;
  if (stored.status === 'trash') return stored.slug;
  const trashedSlug = `${slug}__trashed`;
  const existing = await trx
    .selectFrom('products')
    .select('id')
    .where('slug', '=', trashedSlug)
    .executeTakeFirst();
  return existing ? `${trashedSlug}-${stored.id}` : trashedSlug;
}

async function openForReviews(
  trx: Db,
  id: number,
  expected: boolean | undefined,
  stored: boolean,
): Promise<void> {
  if (expected === undefined || expected === stored) return;
  if (expected) await trx.deleteFrom('reviews_closed').where('product_id', '=', id).execute();
  else await trx.insertInto('reviews_closed').values({ product_id: id }).execute();
}
