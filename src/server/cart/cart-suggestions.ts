import type { Money } from '#rules/money/money.ts';
import { decidingRule, type UpsellRule, type UpsellThing } from '#rules/upsells/rules.ts';
import { offeredByRule } from '#server/catalog/listing/offered-by-rule.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { cached } from '#server/platform/cache/read-cache.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';

const linkedTo = compiledQuery((db, ids: readonly number[], except: readonly number[]) =>
  db
    .selectFrom('product_links')
    .innerJoin('products', 'products.id', 'product_links.target_id')
    .select('target_id')
    .where('product_links.product_id', 'in', ids)
    .where('product_links.kind', '=', 'cross_sell')
    .where('target_id', 'not in', except)
    .where('products.status', '=', 'publish')
    .where('products.stock_state', '<>', 'outofstock')
    .orderBy('product_links.position')
    .orderBy('target_id'),
);

const inTheirCategories = compiledQuery(
  (db, ids: readonly number[], except: readonly number[], limit: number) =>
    db
      .selectFrom('products')
      .innerJoin('product_categories', 'product_categories.product_id', 'products.id')
      .select(['products.id', 'products.total_sales'])
      .distinct()
      .where('product_categories.category_id', 'in', (from) =>
        from
          .selectFrom('product_categories')
          .select('category_id')
          .where('product_id', 'in', ids)
          .where('position', '=', 0),
      )
      .where('products.id', 'not in', except)
      .where('products.status', '=', 'publish')
      .where('products.visibility', 'in', ['visible', 'catalog'])
      .where('products.stock_state', '<>', 'outofstock')
      .orderBy('products.total_sales', 'desc')
      .orderBy('products.id')
      .limit(limit),
);

/** What the rules of the shop look at. */
export interface SuggestionCart {
  things: readonly UpsellThing[];
  /** Before discounts. */
  value: Money;
}

/**
 * Suggested products for the cart, by id: those of the first rule that fits, those the manager linked,
 * then products of the same categories, best sellers first. Two queries however long the cart is, and
 * two more where a rule decides.
 */
export async function suggestionsFor(
  ctx: ShopContext,
  productIds: readonly number[],
  { things, value }: SuggestionCart,
): Promise<number[]> {
  const limit = ctx.settings['cart.suggestions'];
  if (limit === 0 || productIds.length === 0) return [];
  const rules = ctx.settings['upsells.rules'];
  const rule = decidingRule(rules, { place: 'cart', things, amount: value });
  // A rule that was changed has another key, and is asked for again.
  const key = `suggestions:${limit}:${productIds}:${rule ? JSON.stringify(rule.offer) : ''}`;
  return cached(ctx, key, [CATALOG_TAG], () => findSuggestions(ctx, productIds, rule, limit));
}

async function findSuggestions(
  { db }: ShopContext,
  productIds: readonly number[],
  rule: UpsellRule | null,
  limit: number,
): Promise<number[]> {
  const there = productIds.map((productId) => ({ productId, categoryIds: [] }));
  const ids = new Set(rule ? await offeredByRule(db, rule, there) : []);
  const linked = await linkedTo(db, productIds, productIds);
  for (const { target_id: id } of linked) ids.add(id);
  if (ids.size < limit) {
    const near = await inTheirCategories(db, productIds, productIds, limit * 2);
    for (const { id } of near) ids.add(id);
  }
  return [...ids].slice(0, limit);
}
