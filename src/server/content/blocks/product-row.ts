import * as z from 'zod';
import { LISTING_SORTS } from '#rules/catalog/product.ts';
import { listProducts } from '#server/catalog/listing/list-products.ts';
import { productCards } from '#server/catalog/product-cards.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';
import type { ProductCard } from '#wire/product.ts';
import { block, buttonSettings } from './block.ts';

const source = z.discriminatedUnion('by', [
  z.object({ by: z.literal('slugs'), slugs: z.array(z.string()).max(24) }),
  z.object({
    by: z.literal('listing'),
    sort: z.enum(LISTING_SORTS).default('menu_order'),
    category: z.string().default(''),
    onSale: z.boolean().default(false),
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
});

async function findProducts(ctx: ShopContext, source: Source): Promise<ProductCard[]> {
  if (source.by === 'listing') {
    const query: ListingQuery = {
      sort: source.sort,
      page: 1,
      from: 1,
      perPage: source.count,
      view: 'grid',
      search: '',
      category: source.category,
      tag: '',
      attributes: {},
      minPrice: null,
      maxPrice: null,
      ratings: [],
      inStock: false,
      onSale: source.onSale,
    };
    return (await listProducts(ctx, query, { perPage: source.count })).cards;
  }
  if (source.slugs.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', 'in', source.slugs)
    .execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  return productCards(
    ctx,
    source.slugs.flatMap((slug) => ids.get(slug) ?? []),
  );
}
