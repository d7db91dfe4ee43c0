import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { isSharedByProcesses } from '#server/platform/database/is-sqlite.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadSecret } from '#server/settings/load-secret.ts';
import { createViewerCount, MAX_VIEWERS } from './viewer-count.ts';

// A process that has its database to itself counts in memory. Processes that share a database count
// together in a table: each visitor is a keyed hash with the time of the last view.

const MINUTE = 60_000;
/** No setting looks further back. */
const LIFE_MS = 60 * MINUTE;
/** Who looks on needs no new row: a page asks every half minute or so. */
const FRESH_MS = 10_000;

type ViewerContext = Pick<ShopContext, 'db' | 'now' | 'encryption'>;

const here = createViewerCount();

/** Notes a visitor, and answers how many looked at the product since that moment. */
export async function countViewers(
  ctx: ViewerContext,
  productId: number,
  visitor: string,
  since: number,
): Promise<number> {
  return isSharedByProcesses(ctx.db)
    ? seeTogether(ctx, productId, visitor, since)
    : here.see(productId, visitor, ctx.now, since);
}

export async function seeTogether(
  ctx: ViewerContext,
  productId: number,
  visitor: string,
  since: number,
): Promise<number> {
  const { db, now } = ctx;
  const name = await loadName(ctx, visitor);
  const { others } = await db
    .selectFrom('product_viewers')
    .select((eb) => eb.fn.countAll<number | string>().as('others'))
    .where('product_id', '=', productId)
    .where('seen_at', '>', since)
    .where('visitor', '<>', name)
    .executeTakeFirstOrThrow();
  // A script with a thousand names must not fill the table.
  if (Number(others) >= MAX_VIEWERS) return MAX_VIEWERS;
  await db
    .insertInto('product_viewers')
    .values({ product_id: productId, visitor: name, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'visitor'])
        .doUpdateSet({ seen_at: now })
        .where('product_viewers.seen_at', '<', sql<number>`excluded.seen_at - ${FRESH_MS}`),
    )
    .execute();
  return Number(others) + 1;
}

export async function purgeViewers({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('product_viewers')
    .where('seen_at', '<=', now - LIFE_MS)
    .execute();
}

const secrets = new WeakMap<Db, Promise<string>>();

/** The same in every process, and not reproducible without the shop's secret. */
async function loadName(ctx: ViewerContext, visitor: string): Promise<string> {
  const secret = secrets.get(ctx.db) ?? loadSecret(ctx);
  secrets.set(ctx.db, secret);
  const key = `viewers ${await secret}`;
  return createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 16);
}
