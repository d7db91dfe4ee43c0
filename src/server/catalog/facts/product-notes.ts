import { type Returnable, readReturnable } from '#rules/catalog/returnable.ts';
import type { ContentParts } from '#rules/catalog/unit-price.ts';
import { type Cached, type CachingContext, cachedEach } from '#server/platform/cache/read-cache.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readParts } from '../reading/read-products.ts';
import { storedContent } from '../reading/stored-content.ts';
import { productTags } from '../tags.ts';

/** What shoppers have to know of a product besides its price. */
export interface ProductNotes {
  /** Its own word; the shop's list counts besides, by these slugs of its categories. */
  returnable: Returnable;
  categories: readonly string[];
  /** What is in a piece. */
  content: ContentParts;
}

/** Of products and variations alike; a variation has a content alone. */
export function loadProductNotes(
  ctx: CachingContext & { db: Db },
  ids: readonly number[],
): Cached<ReadonlyMap<number, ProductNotes>> {
  return cachedEach(ctx, 'notes', ids, (missing) => readNotes(ctx.db, missing), productTags);
}

async function readNotes(db: Db, ids: readonly number[]): Promise<Map<number, ProductNotes>> {
  const parts = await readParts(db, ids, ['extras', 'categories']);
  return new Map(
    [...parts].map(([id, { extras, categories }]) => [
      id,
      {
        returnable: readReturnable(extras?.returnable ?? 'yes'),
        categories: categories.map(({ slug }) => slug),
        content: storedContent(extras),
      },
    ]),
  );
}
