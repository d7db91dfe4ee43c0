import { sql } from 'kysely';
import { summarizeOrders } from '../analytics/summarize.ts';
import { LIST_WORDS } from '../list-words/list-words.ts';
import { BUYER_COUNTS } from '../orders/buyers/buyer-counts.ts';
import { BUYERS } from '../orders/buyers/refresh-buyers.ts';
import { ORDER_COUNTS } from '../orders/managing/order-counts.ts';
import { ORDER_WORDS } from '../orders/managing/order-words.ts';
import type { DatabaseTarget } from '../platform/database/target.ts';
import { refreshDerived } from '../platform/derived/refresh-derived.ts';
import type { ShopContext } from '../settings/context.ts';

/**
 * Every row of every table, to see that something left no trace. What is derived is computed first, as
 * whoever reads it does.
 */
export async function tableRows(ctx: ShopContext): Promise<Record<string, string[]>> {
  const { db } = ctx;
  await summarizeOrders(ctx);
  await refreshDerived(db, ORDER_COUNTS);
  await refreshDerived(db, BUYER_COUNTS);
  await refreshDerived(db, ORDER_WORDS);
  await refreshDerived(db, BUYERS);
  await refreshDerived(db, LIST_WORDS);
  const tables = await db.introspection.getTables();
  const rows: Record<string, string[]> = {};
  for (const { name, schema } of tables) {
    const table = schema ? sql.table(`${schema}.${name}`) : sql.table(name);
    const found = await sql<object>`select * from ${table}`.execute(db);
    rows[name] = found.rows.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

/** The address of a test's database, as the environment names it. */
export function databaseUrl(target: DatabaseTarget): string {
  if (target.engine === 'sqlite') return `sqlite:${target.file}`;
  const url = new URL(target.url);
  if (target.schema !== undefined) url.searchParams.set('schema', target.schema);
  return url.href;
}
