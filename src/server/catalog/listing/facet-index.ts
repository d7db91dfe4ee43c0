import { elementAt } from '#rules/lists/element-at.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { BitSets, type Bits, eachBit, hasSlot } from './bits.ts';

// Counting how many of 100,000 products are oak, under 50.00 and in stock, for every wood at once, is
// too much for a query on each page. So each process keeps the facts of the listing in memory as sets
// of bits (about 10 MB at that size) and, before each use, reads the rows that changed since.
//
// Example: the set 'term:12' holds the slots of all products with term 12; together with 'catalog'
// and 'stock:1' it counts those a shopper can have now.

export interface FacetIndex {
  generation: number;
  revision: number;
  sets: BitSets;
  /** Product to slot; a slot is a product's place in every set. */
  slots: Map<number, number>;
  products: number[];
  low: number[];
  high: number[];
}

/** The ids of the products in a set. */
export function idsIn({ products }: FacetIndex, bits: Bits): number[] {
  const ids: number[] = [];
  eachBit(bits, (slot) => ids.push(elementAt(products, slot)));
  return ids;
}

export function isIn({ slots }: FacetIndex, bits: Bits, productId: number): boolean {
  const slot = slots.get(productId);
  return slot !== undefined && hasSlot(bits, slot);
}

interface Fact {
  product_id: number;
  revision: number;
  in_catalog: number;
  in_search: number;
  price_low: number;
  price_high: number;
  stars: number;
  stock: number;
  on_sale: number;
  scopes: string;
  terms: string;
  tags: string;
}

/** Looser than a full schema, because it is asked some hundred thousand times when a shop opens. */
const idList = {
  parse(value: unknown): number[] {
    if (!Array.isArray(value)) throw new TypeError('not a list of ids');
    return value;
  },
};
const PAGE = 5000;

interface CachedIndex {
  index: FacetIndex;
  running: Promise<FacetIndex> | null;
  waiting: Promise<FacetIndex> | null;
}

/** Keyed by the database object: what an open transaction sees stays with that transaction. */
const indexes = new WeakMap<Db, CachedIndex>();

/**
 * The current index. It may change at the caller's next await: count first, then wait. A request
 * may not share a read that began before it, which may have missed its own write; all that come
 * during one read share the next.
 */
export function facetIndex(db: Db): Promise<FacetIndex> {
  let cached = indexes.get(db);
  if (!cached) {
    cached = { index: emptyIndex(0), running: null, waiting: null };
    indexes.set(db, cached);
  }
  const state = cached;
  if (!state.running) return bringUpToDate(db, state);
  state.waiting ??= state.running
    // Its failure is its own requests' to report; the next reading tries again.
    .catch(() => state.index)
    .then(() => {
      state.waiting = null;
      return bringUpToDate(db, state);
    });
  return state.waiting;
}

function bringUpToDate(db: Db, state: CachedIndex): Promise<FacetIndex> {
  const reading = refresh(db, state.index)
    .then((index) => {
      state.index = index;
      return index;
    })
    .finally(() => {
      if (state.running === reading) state.running = null;
    });
  state.running = reading;
  return reading;
}

function emptyIndex(generation: number): FacetIndex {
  return {
    generation,
    revision: 0,
    sets: new BitSets(),
    slots: new Map(),
    products: [],
    low: [],
    high: [],
  };
}

const newestRevision = compiledQuery((db) =>
  db.selectFrom('listing_revision').select(['generation', 'revision']),
);

async function refresh(db: Db, old: FacetIndex): Promise<FacetIndex> {
  const [newest] = await newestRevision(db);
  if (!newest) return emptyIndex(0);
  const index = newest.generation === old.generation ? old : emptyIndex(newest.generation);
  if (newest.revision === index.revision) return index;
  const since = index.revision;
  if (since > 0) {
    const rows = await db
      .selectFrom('listing_facts')
      .selectAll()
      .where('revision', '>', since)
      .execute();
    for (const fact of rows) apply(index, fact);
  } else {
    await loadAll(db, index);
  }
  index.revision = newest.revision;
  return index;
}

/** In pages, so that a large shop's first count does not hold every other request up. */
async function loadAll(db: Db, index: FacetIndex): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('listing_facts')
      .selectAll()
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(PAGE)
      .execute();
    for (const fact of rows) apply(index, fact);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.product_id;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function apply(index: FacetIndex, fact: Fact): void {
  const { sets } = index;
  let slot = index.slots.get(fact.product_id);
  if (slot === undefined) {
    slot = index.products.length;
    index.slots.set(fact.product_id, slot);
    index.products.push(fact.product_id);
  } else {
    sets.clear(slot);
  }
  index.low[slot] = fact.price_low;
  index.high[slot] = fact.price_high;
  if (fact.in_catalog === 1) sets.add('catalog', slot);
  if (fact.in_search === 1) sets.add('search', slot);
  if (fact.on_sale === 1) sets.add('sale', slot);
  sets.add(`stock:${fact.stock}`, slot);
  sets.add(`stars:${fact.stars}`, slot);
  for (const id of decodeJson(fact.scopes, idList)) sets.add(`scope:${id}`, slot);
  for (const id of decodeJson(fact.terms, idList)) sets.add(`term:${id}`, slot);
  for (const id of decodeJson(fact.tags, idList)) sets.add(`tag:${id}`, slot);
}
