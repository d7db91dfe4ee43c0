import { BOUGHT_STATUSES } from '#rules/orders/order-status.ts';
import { countPairs } from '#rules/upsells/pairs.ts';
import { productTag } from '#server/catalog/tags.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';

// What was bought together with what, for each product over its last orders. A run reads the orders
// changed since the one before and counts their products again, so that a cancelled order is removed
// as it was added, nothing is counted twice, and a product costs the same however many orders it has had.

const PROGRESS = 'bought-together';
const BATCH = 200;
/** More changes than this since the last run are left to the next. */
const MAX_BATCHES = 10;
/** Newer changes may be in open transactions; they are read by the next run. */
const SETTLED_MS = 30_000;
const LAST_ORDERS = 300;
const MAX_OTHERS = 12;

/** How many products were counted again. */
export async function countTogether(ctx: ShopContext): Promise<number> {
  let since = await readProgress(ctx.db);
  const counted = new Set<number>();
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const orders = await ctx.db
      .selectFrom('orders')
      .select(['id', 'updated_at'])
      .where('updated_at', '>', since)
      .where('updated_at', '<', ctx.now - SETTLED_MS)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = orders.at(-1);
    if (!last) break;
    // Those of the last moment may not all be here; they come with the next batch, unless they are it.
    const isComplete = orders.length < BATCH || orders[0]?.updated_at === last.updated_at;
    since = isComplete ? last.updated_at : last.updated_at - 1;
    const products = await loadProducts(
      ctx.db,
      orders.map(({ id }) => id),
    );
    for (const id of products) if (!counted.has(id)) await countOne(ctx, id);
    for (const id of products) counted.add(id);
    await writeProgress(ctx.db, since);
    if (orders.length < BATCH) break;
  }
  return counted.size;
}

async function loadProducts(db: Db, orderIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select('product_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

async function countOne(ctx: ShopContext, productId: number): Promise<void> {
  const found = await togetherWith(ctx.db, productId);
  const changed = await runTransaction(ctx.db, async (trx) => {
    const before = await trx
      .selectFrom('bought_together')
      .select(['other_id', 'orders'])
      .where('product_id', '=', productId)
      .execute();
    const known = new Map(before.map(({ other_id, orders }) => [other_id, orders]));
    const same = known.size === found.size && [...found].every(([id, n]) => known.get(id) === n);
    if (same) return false;
    await trx.deleteFrom('bought_together').where('product_id', '=', productId).execute();
    if (found.size > 0) {
      const rows = [...found].map(([other_id, orders]) => ({
        product_id: productId,
        other_id,
        orders,
      }));
      await trx.insertInto('bought_together').values(rows).execute();
    }
    return true;
  });
  if (changed) await ctx.invalidate([productTag(productId)]);
}

/** The other products of its last orders, the most frequent dozen, with how many orders had them. */
async function togetherWith(db: Db, productId: number): Promise<Map<number, number>> {
  const orders = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('order_lines.order_id')
    .distinct()
    .where('product_id', '=', productId)
    .where('orders.status', 'in', BOUGHT_STATUSES)
    .orderBy('order_lines.order_id', 'desc')
    .limit(LAST_ORDERS)
    .execute();
  if (orders.length === 0) return new Map();
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select(['order_id', 'product_id'])
    .where(
      'order_id',
      'in',
      orders.map(({ order_id }) => order_id),
    )
    .execute();
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  const counts = countPairs(
    [...byOrder.values()].map((key) => key.map(({ product_id }) => product_id)),
  );
  const pairs = [...counts].flatMap(([key, count]): [number, number][] => {
    const [id, other] = key.split('/').map(Number);
    return id === productId && other !== undefined ? [[other, count]] : [];
  });
  return new Map(pairs.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_OTHERS));
}

async function readProgress(db: Db): Promise<number> {
  const row = await db
    .selectFrom('upsell_progress')
    .select('at')
    .where('name', '=', PROGRESS)
    .executeTakeFirst();
  return row?.at ?? 0;
}

async function writeProgress(db: Db, at: number): Promise<void> {
  await db
    .insertInto('upsell_progress')
    .values({ name: PROGRESS, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}
