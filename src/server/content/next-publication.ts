import { pageReads } from '#server/platform/cache/page-reads.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { DOCUMENTS_TAG } from './tags.ts';

/** When the next page or post is shown by its date; null where none waits. */
export async function nextPublication(ctx: ShopContext): Promise<number | null> {
  const { db, now } = ctx;
  const reads = pageReads.of(ctx);
  const known = await reads.one('next publication', [DOCUMENTS_TAG], now, () => readNext(db, now));
  // Until it has come, the next is the same for every page.
  return known === null || known > now ? known : readNext(db, now);
}

async function readNext(db: Db, now: number): Promise<number | null> {
  const [row] = await firstAfter(db, now);
  return row?.published_at ?? null;
}

const firstAfter = compiledQuery((db, now: number) =>
  db
    .selectFrom('documents')
    .select('published_at')
    .where('status', '=', 'publish')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .limit(1),
);
