import * as z from 'zod';
import { productTag } from '#server/catalog/tags.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { idsByRule } from './product-rule.ts';

const ids = z.array(z.int());

// Asked by every page of a product.
const linkedOffer = compiledQuery((db, productId: number) =>
  db.selectFrom('upsell_offers').select(['source', 'items']).where('product_id', '=', productId),
);

export interface OfferedIds {
  source: 'chosen' | 'computed';
  ids: number[];
}

/** Which products go with this one, the best first and some to spare; null where nothing is offered. */
export async function offeredIds(ctx: ShopContext, productId: number): Promise<OfferedIds | null> {
  if (!ctx.settings['upsells.bar']) return null;
  const where = ctx.settings['upsells.where'];
  const [row] = await pageReads
    .of(ctx)
    .one(`offer with ${productId}`, [productTag(productId)], ctx.now, () =>
      linkedOffer(ctx.db, productId),
    );
  // What was decided for this very product goes before rules, and those before what orders have in common.
  const ruled = row ? null : await idsByRule(ctx, productId);
  if (ruled) return { source: 'chosen', ids: ruled };
  if (!row && where === 'chosen') return null;
  const source = row?.source ?? 'computed';
  if (source === 'off') return null;
  if (source === 'chosen') return { source, ids: decodeJson(row?.items ?? '[]', ids) };
  const pairs = await ctx.db
    .selectFrom('bought_together')
    .select('other_id')
    .where('product_id', '=', productId)
    .where('orders', '>=', ctx.settings['upsells.minimumOrders'])
    .orderBy('orders', 'desc')
    .orderBy('other_id')
    .execute();
  return { source, ids: pairs.map(({ other_id }) => other_id) };
}
