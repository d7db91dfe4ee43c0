import { joinRails } from '#rules/catalog/join-rails.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ProductCard } from '#wire/product.ts';
import { catalogCache } from '../catalog-cache.ts';
import { ENTIRE_SHOP } from '../listing/listing-rows.ts';
import { productCards } from '../listing/product-cards.ts';
import { readProductParts } from '../reading/read-products.ts';

/** Both rails of a product's page, read together. */
export async function loadRails(
  ctx: ShopContext,
  productId: number,
  count: number,
): Promise<{ related: ProductCard[]; upsells: ProductCard[] }> {
  const cached = <T>(key: string, load: () => Promise<T>) =>
    catalogCache.of(ctx).cached(`${key} ${productId}`, load);
  const [related, upsells] = await Promise.all([
    cached(`related ${count}`, () => relatedIds(ctx, productId, count)),
    cached('upsells', () => upsellIds(ctx, productId)),
  ]);
  const cards = await productCards(ctx, [...new Set([...related, ...upsells])]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const inOrder = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return joinRails({ related: inOrder(related), upsells: inOrder(upsells) });
}

/**
 * Related products: first those that share its tags, then its neighbours in its main category.
 * Neighbours by id rather than by sales, so that not every product of a category shows the same few
 * best sellers; and always the same ones, so that the page can be cached.
 */
export async function relatedIds(
  ctx: ShopContext,
  productId: number,
  count: number,
): Promise<number[]> {
  if (count < 1) return [];
  const [tagged, near] = await Promise.all([
    sharingTags(ctx, productId),
    neighbours(ctx, productId, count),
  ]);
  const listed = await onlyListed(ctx, [...new Set([...tagged, ...near])]);
  return listed.slice(0, count);
}

async function upsellIds(ctx: ShopContext, productId: number): Promise<number[]> {
  const { links } = await readProductParts(ctx.db, productId, ['links']);
  return links.flatMap(({ kind, target_id }) => (kind === 'upsell' ? target_id : []));
}

const LOOKED_AT = 40;

/** The more tags shared the earlier; of a tag that many share, the nearest are looked at. */
async function sharingTags(ctx: ShopContext, productId: number): Promise<number[]> {
  const { tags } = await readProductParts(ctx.db, productId, ['tags']);
  const near = (tag: number, side: '>' | '<') =>
    ctx.db
      .selectFrom('product_tags')
      .select('product_id')
      .where('tag_id', '=', tag)
      .where('product_id', side, productId)
      .orderBy('product_id', side === '>' ? 'asc' : 'desc')
      .limit(LOOKED_AT)
      .execute();
  const found = await Promise.all(tags.flatMap(({ id }) => [near(id, '>'), near(id, '<')]));
  const shared = new Map<number, number>();
  for (const { product_id } of found.flat()) {
    shared.set(product_id, (shared.get(product_id) ?? 0) + 1);
  }
  return [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
}

/** The products after this one in its main category, then, round the end, the first ones. */
async function neighbours(ctx: ShopContext, productId: number, count: number): Promise<number[]> {
  const { categories } = await readProductParts(ctx.db, productId, ['categories']);
  const [main] = categories;
  if (!main) return [];
  const beside = (side: '>' | '<') =>
    ctx.db
      .selectFrom('listing_entries')
      .select('product_id')
      .where('scope', '=', main.id)
      .where('product_id', side, productId)
      .orderBy('product_id')
      .limit(count * 2)
      .execute();
  const [after, before] = await Promise.all([beside('>'), beside('<')]);
  return [...after, ...before].map((row) => row.product_id);
}

async function onlyListed(ctx: ShopContext, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  let query = ctx.db
    .selectFrom('listing_entries')
    .select('product_id')
    .where('scope', '=', ENTIRE_SHOP)
    .where('product_id', 'in', ids)
    .where('in_catalog', '=', 1);
  if (ctx.settings['stock.hideOutOfStock']) query = query.where('stock', '<>', 0);
  const listed = new Set((await query.execute()).map((row) => row.product_id));
  return ids.filter((id) => listed.has(id));
}
