import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { deleteOrder } from '#server/orders/managing/delete-order.ts';
import type { Db } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckParts } from './check-parts.ts';

// What a run makes is written down before it is made, by a name that nothing else has. So whoever cleans
// up after a process that was killed finds all of it, and deletes nothing that is not of a run.

const KINDS = [
  'product',
  'order',
  'session',
  'api-key',
  'file',
  'scratch-file',
  'scratch-database',
  'mail',
] as const;
export type ThingKind = (typeof KINDS)[number];

export interface Thing {
  kind: ThingKind;
  /** Slug, idempotency key, id, name or path. */
  value: string;
}

export async function recordThing(db: Db, runId: number, { kind, value }: Thing): Promise<void> {
  await db.insertInto('self_check_things').values({ check_id: runId, kind, value }).execute();
}

/** Deletes all that a run has made; the names of what could not be deleted. */
export async function cleanUp(
  ctx: ShopContext,
  parts: CheckParts,
  runId: number,
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('self_check_things')
    .select(['kind', 'value'])
    .where('check_id', '=', runId)
    .execute();
  const left: string[] = [];
  // Orders after their product: nothing goes back to a stock that is gone.
  for (const kind of KINDS) {
    for (const { value } of rows.filter((row) => row.kind === kind)) {
      try {
        await removeThing(ctx, parts, { kind, value });
        await ctx.db
          .deleteFrom('self_check_things')
          .where('check_id', '=', runId)
          .where('kind', '=', kind)
          .where('value', '=', value)
          .execute();
      } catch (error) {
        ctx.report(error, { task: 'self-check', kind });
        left.push(`${kind} ${value}`);
      }
    }
  }
  return left;
}

async function removeThing(
  ctx: ShopContext,
  parts: CheckParts,
  { kind, value }: Thing,
): Promise<void> {
  const { db } = ctx;
  switch (kind) {
    case 'product':
      await db.deleteFrom('products').where('slug', '=', value).execute();
      return;
    case 'order':
      return removeOrder(ctx, value);
    case 'session':
      await db.deleteFrom('carts').where('owner', '=', `s:${value}`).execute();
      await db.deleteFrom('sessions').where('id', '=', value).execute();
      return;
    case 'api-key':
      await db.deleteFrom('api_keys').where('name', '=', value).execute();
      return;
    case 'file':
      return ctx.storage.remove(value);
    case 'scratch-file':
    case 'mail':
      return rm(value, { recursive: true, force: true });
    case 'scratch-database':
      return dropDatabase(parts, value);
  }
}

async function removeOrder(ctx: ShopContext, key: string): Promise<void> {
  await runTransaction(ctx.db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select('id')
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (order) await deleteOrder({ ...ctx, db: trx }, order.id);
  });
}

async function dropDatabase({ config }: CheckParts, name: string): Promise<void> {
  const target = config.database;
  if (target.engine !== 'postgres') return;
  // Past a pooler, as it was made.
  const url = target.directUrl ?? target.url;
  const server = await openDatabase({ ...target, url, connections: 1 });
  try {
    await sql`drop database if exists ${sql.id(name)}`.execute(server.db);
  } finally {
    await server.close();
  }
}
