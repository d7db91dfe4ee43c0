import { decidingRule, type UpsellRule, type UpsellSubject } from '#rules/upsells/rules.ts';
import { getCategories } from '#server/catalog/facts/product-details.ts';
import { offeredByRule } from '#server/catalog/listing/offered-by-rule.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { CATALOG_TAG, productTag } from '#server/catalog/tags.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import type { ShopContext } from '#server/settings/context.ts';

/** What the first rule that fits a product offers with it; null where none does. */
export async function idsByRule(ctx: ShopContext, productId: number): Promise<number[] | null> {
  const rules = ctx.settings['upsells.rules'].filter(
    ({ enabled, place }) => enabled && place === 'product',
  );
  if (rules.length === 0) return null;
  const subject = await productSubject(ctx, productId, rules);
  const rule = decidingRule(rules, subject);
  if (!rule) return null;
  // A rule that was changed has another key, and is asked for again.
  const key = `offered with ${productId} by ${JSON.stringify(rule.offer)}`;
  return pageReads
    .of(ctx)
    .one(key, [productTag(productId), CATALOG_TAG], ctx.now, () =>
      offeredByRule(ctx.db, rule, subject.things),
    );
}

/** Its price is read only where a rule depends on one. */
export async function productSubject(
  ctx: ShopContext,
  productId: number,
  rules: readonly UpsellRule[],
): Promise<UpsellSubject> {
  const categoryIds = await getCategories(ctx, productId);
  const isPriced = rules.some(({ least, most: max }) => least !== null || max !== null);
  const [card] = isPriced ? await productCards(ctx, [productId]) : [];
  return {
    place: 'product',
    things: [{ productId, categoryIds }],
    amount: card?.price?.min ?? null,
  };
}
