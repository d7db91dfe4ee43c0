import { type RawBuilder, sql } from 'kysely';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { WHOLE_SHOP } from '../listing/listing-rows.ts';
import type { ProductParts } from './load-parts.ts';

// Related products of many products at once. Each product asks for its next neighbours in a tag and in
// its main category; all these small questions are one statement, whatever the number of products.

const MOST = 5;
const TAGS = 2;
/** Four questions each; SQLite takes 500 in one statement. */
const AT_ONCE = 100;

type Asking = Pick<ProductParts, 'row' | 'categories' | 'tags'>;

export async function relatedIdsOf(
  db: Db,
  products: readonly Asking[],
): Promise<Map<number, number[]>> {
  const related = new Map<number, Set<number>>();
  for (const part of chunks(products, AT_ONCE)) {
    const questions = part.flatMap(questionsOf);
    if (questions.length === 0) continue;
    const { rows } = await sql<{ owner: number; place: number; id: number }>`
      ${sql.join(questions, sql` union all `)} order by owner, place, id`.execute(db);
    for (const { owner, id } of rows) {
      const own = related.get(owner) ?? new Set();
      if (own.size < MOST) related.set(owner, own.add(id));
    }
  }
  return new Map([...related].map(([owner, ids]) => [owner, [...ids]]));
}

function questionsOf({ row, categories, tags }: Asking): RawBuilder<unknown>[] {
  const main = categories[0];
  return [
    ...tags.slice(0, TAGS).map((tag, place) => sharing(row.id, tag.id, place)),
    ...(main ? [beside(row.id, main.id, TAGS, '>'), beside(row.id, main.id, TAGS + 1, '<')] : []),
  ];
}

function sharing(owner: number, tag: number, place: number): RawBuilder<unknown> {
  return sql`select * from (select ${sql.lit(owner)} as owner, ${sql.lit(place)} as place,
    pt.product_id as id from product_tags pt
    join listing_entries e on e.scope = ${sql.lit(WHOLE_SHOP)} and e.product_id = pt.product_id
      and e.in_catalog = 1
    where pt.tag_id = ${sql.lit(tag)} and pt.product_id > ${sql.lit(owner)}
    order by pt.product_id limit ${sql.lit(MOST)}) q`;
}

function beside(owner: number, scope: number, place: number, side: '>' | '<') {
  return sql`select * from (select ${sql.lit(owner)} as owner, ${sql.lit(place)} as place,
    product_id as id from listing_entries
    where scope = ${sql.lit(scope)} and product_id ${sql.raw(side)} ${sql.lit(owner)}
      and in_catalog = 1
    order by product_id limit ${sql.lit(MOST)}) q`;
}
