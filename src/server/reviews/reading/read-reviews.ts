import { displayName } from '#rules/reviews/name-display.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewRecord } from '#wire/reviews.ts';
import { readFiles } from './read-files.ts';
import { readReplies } from './read-replies.ts';

/** Reviews as shoppers read them, in the order of the numbers; what is not approved is left out. */
export async function readReviews(
  ctx: ShopContext,
  ids: readonly number[],
  { withProduct = false }: { withProduct?: boolean } = {},
): Promise<ReviewRecord[]> {
  if (ids.length === 0) return [];
  const { db, settings } = ctx;
  const rows = await byIds(db, ids);
  const found = rows.map(({ id }) => id);
  const pictured = rows.filter((row) => row.media_count > 0).map(({ id }) => id);
  const variationIds = rows.map((row) => row.variation_id);
  const productIds = rows.map((row) => row.product_id);
  const [files, replies, variations, products] = await Promise.all([
    readFiles(db, pictured),
    readReplies(ctx, found),
    variationText(db, variationIds),
    withProduct ? loadProducts(ctx, productIds) : null,
  ]);
  const records = new Map(
    rows.map((row): [number, ReviewRecord] => [
      row.id,
      {
        id: row.id,
        author: displayName(row.author, settings['reviews.nameDisplay']),
        stars: row.rating ?? 0,
        title: row.title,
        text: row.text,
        verified: row.verified === 1,
        writtenAt: row.created_at,
        ...(row.edited_at !== null && { editedAt: row.edited_at }),
        media: files.get(row.id) ?? [],
        votes: { up: row.votes_up, down: row.votes_down },
        replies: replies.get(row.id) ?? [],
        variation: variations.get(row.variation_id ?? 0) ?? null,
        product: products?.get(row.product_id) ?? null,
      },
    ]),
  );
  return ids.flatMap((id) => records.get(id) ?? []);
}

const byIds = compiledQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('reviews')
    .select([
      'id',
      'product_id',
      'variation_id',
      'author',
      'rating',
      'title',
      'text',
      'verified',
      'votes_up',
      'votes_down',
      'media_count',
      'created_at',
      'edited_at',
    ])
    .where('id', 'in', ids)
    .where('cell', 'is not', null),
);

/** The product of a review, where reviews of several products are listed. */
async function loadProducts(
  ctx: ShopContext,
  ids: readonly number[],
): Promise<Map<number, NonNullable<ReviewRecord['product']>>> {
  const cards = await productCards(ctx, [...new Set(ids)]);
  return new Map(cards.map(({ id, name, url, image }) => [id, { id, name, url, image }]));
}

/** The selected values of variations as text, such as "Sand, Large". */
async function variationText(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const requested = [...new Set(ids.filter((id) => id !== null))];
  const words = new Map<number, string>();
  if (requested.length === 0) return words;
  const rows = await db
    .selectFrom('variation_attributes')
    .leftJoin('attributes', (join) =>
      join.on((eb) =>
        eb(
          eb.fn<string>('concat', [eb.val('pa_'), 'attributes.name']),
          '=',
          eb.ref('variation_attributes.name'),
        ),
      ),
    )
    .leftJoin('terms', (join) =>
      join
        .onRef('terms.attribute_id', '=', 'attributes.id')
        .onRef('terms.slug', '=', 'variation_attributes.value'),
    )
    .select(['variation_id', 'value', 'terms.name as term'])
    .where('variation_id', 'in', requested)
    .orderBy('attributes.position')
    .orderBy('variation_attributes.name')
    .execute();
  for (const { variation_id, value, term } of rows) {
    const word = term ?? value;
    if (word === '') continue;
    words.set(variation_id, [words.get(variation_id), word].filter(Boolean).join(', '));
  }
  return words;
}
