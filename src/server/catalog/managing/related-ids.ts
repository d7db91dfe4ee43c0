import { sql } from 'kysely';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ENTIRE_SHOP } from '../listing/listing-rows.ts';
import type { ProductWith } from '../reading/product-parts.ts';

// Related products of many products at once: the next ones with the same first tag, then the neighbours
// in the main category. Each product asks a small question, and all of them are one statement; what the
// first one leaves open is asked by a second. They are written out with the numbers of our own rows,
// which is quicker than building them.

const MAX_COUNT = 5;
/** Two questions each at most; SQLite takes 500 in one statement. */
const AT_ONCE = 200;

type Asking = ProductWith<'categories' | 'tags'>;
type Found = Map<number, Set<number>>;

export async function loadRelatedIds(
  db: Db,
  products: readonly Asking[],
): Promise<Map<number, number[]>> {
  const found: Found = new Map();
  for (const part of chunks(products, AT_ONCE)) {
    await ask(db, part.flatMap(firstQuestion), found);
    const open = part.filter(({ row }) => (found.get(row.id)?.size ?? 0) < MAX_COUNT);
    await ask(db, open.flatMap(otherQuestions), found);
  }
  return new Map([...found].map(([owner, ids]) => [owner, [...ids]]));
}

async function ask(db: Db, questions: readonly string[], found: Found): Promise<void> {
  if (questions.length === 0) return;
  const text = `${questions.join(' union all ')} order by owner, place, id`;
  const { rows } = await sql.raw<{ owner: number; id: number }>(text).execute(db);
  for (const { owner, id } of rows) {
    const ids = found.get(owner) ?? new Set();
    if (ids.size < MAX_COUNT) found.set(owner, ids.add(id));
  }
}

function firstQuestion({ row: { id }, categories: [main], tags: [tag] }: Asking): string[] {
  if (tag) return [sharing(id, tag.id)];
  return main ? [beside(id, main.id, 1, '>')] : [];
}

function otherQuestions({ row: { id }, categories: [main] }: Asking): string[] {
  return main ? [beside(id, main.id, 1, '>'), beside(id, main.id, 2, '<')] : [];
}

function sharing(owner: number, tag: number): string {
  return `select * from (select ${owner} as owner, 0 as place, pt.product_id as id
    from product_tags pt join listing_entries e on e.scope = ${ENTIRE_SHOP}
      and e.product_id = pt.product_id and e.in_catalog = 1
    where pt.tag_id = ${tag} and pt.product_id > ${owner}
    order by pt.product_id limit ${MAX_COUNT}) q`;
}

/** After it, and round the end the first ones. */
function beside(owner: number, scope: number, place: number, side: '>' | '<'): string {
  return `select * from (select ${owner} as owner, ${place} as place, product_id as id
    from listing_entries
    where scope = ${scope} and product_id ${side} ${owner} and in_catalog = 1
    order by product_id limit ${MAX_COUNT}) q`;
}
