import * as z from 'zod';
import { LISTING_SORTS } from '#rules/catalog/product.ts';
import { listProducts } from '#server/catalog/listing/list-products.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';
import type { ProductCard } from '#wire/product.ts';
import { block, buttonSettings } from './block.ts';

/** What of the catalogue is listed. */
export const listingRule = z.object({
  category: z.string().default(''),
  tag: z.string().default(''),
  onSale: z.boolean().default(false),
  inStock: z.boolean().default(false),
});

const source = z.discriminatedUnion('by', [
  z.object({ by: z.literal('slugs'), slugs: z.array(z.string()).max(24) }),
  z.object({
    by: z.literal('listing'),
    ...listingRule.shape,
    sort: z.enum(LISTING_SORTS).default('menu_order'),
    count: z.int().min(1).max(24).default(8),
  }),
]);
type Source = z.infer<typeof source>;

/** Products selected by a manager, or the first ones of a listing. */
export const productRow = block({
  kind: 'product-row',
  settings: z.object({
    title: z.string(),
    text: z.string().default(''),
    link: buttonSettings.nullable().default(null),
    source,
  }),
  tags: [CATALOG_TAG],
  async resolve(ctx, { source, ...words }) {
    return { ...words, products: await findProducts(ctx, source) };
  },
  async missing(ctx, { source }) {
    if (source.by === 'listing') return [];
    const ids = await idsBySlug(ctx, source.slugs);
    return source.slugs.filter((slug) => !ids.has(slug));
  },
});

interface Listed extends z.infer<typeof listingRule> {
  sort: ListingQuery['sort'];
  count: number;
}

/** The first products of a listing. */
export async function listedProducts(
  ctx: ShopContext,
  { sort, count, category, tag, onSale, inStock }: Listed,
): Promise<ProductCard[]> {
  const query: ListingQuery = {
    sort,
    page: 1,
    from: 1,
    perPage: count,
    view: 'grid',
    search: '',
    category,
    tag,
    attributes: {},
    minPrice: null,
    maxPrice: null,
    ratings: [],
    inStock,
    onSale,
  };
  return (await listProducts(ctx, query, { perPage: count })).cards;
}

async function findProducts(ctx: ShopContext, source: Source): Promise<ProductCard[]> {
  if (source.by === 'listing') return listedProducts(ctx, source);
  const ids = await idsBySlug(ctx, source.slugs);
  return productCards(
    ctx,
    source.slugs.flatMap((slug) => ids.get(slug) ?? []),
  );
}

async function idsBySlug(
  { db }: ShopContext,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .where('status', '=', 'publish')
    .execute();
  return new Map(rows.map((row) => [row.slug, row.id]));
}
