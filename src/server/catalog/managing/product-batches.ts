import { isDeepStrictEqual } from 'node:util';
import { recordKeys } from '#rules/records/record-keys.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type LoggedChange, listChanges } from '#server/platform/manager-log/list-changes.ts';
import type { ChangedThing } from '#server/platform/manager-log/manager-changes.ts';
import { loadDrafts } from '../saving/load-drafts.ts';
import type { ProductResult } from './change-products.ts';
import { restoreProduct } from './restore-product.ts';

// Changes of many products, which can be undone for a day. The manager's log has an entry for each
// request of a batch, with the products it changed; what each was before is in the product's own entry.

export const PRODUCT_BATCH = 'product_batch';
const DAY = 24 * 60 * 60_000;
/** Entries of one product that may be of the same millisecond. */
const SAME_MOMENT = 50;
/** Requests of one batch: more products than a list has. */
const MAX_REQUESTS = 10_000;

/** As the log names a batch. */
export function batchThing(batch: string): ChangedThing {
  return { resource: PRODUCT_BATCH, id: batch };
}

export interface ProductBatch {
  batch: string;
  at: number;
  who: string;
  /** How many products it changed, without those that were undone. */
  count: number;
}

interface BatchRequest {
  entry: number;
  at: number;
  who: string;
  batch: string;
  products: readonly number[];
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Requests of a day that are not undone, the newest first; of all batches where none is named. */
async function openRequests(db: Db, now: number, batch?: string): Promise<BatchRequest[]> {
  const { changes } = await listChanges(db, {
    resource: PRODUCT_BATCH,
    ...(batch !== undefined && { subject: batch }),
    from: now - DAY,
    offset: 0,
    limit: MAX_REQUESTS,
  });
  const undone = changes.flatMap(({ action, before }) =>
    action === 'deleted' ? [getField(before, 'entry')] : [],
  );
  return changes.flatMap(({ id, at, who, subject, action, after }) => {
    const products = getField(after, 'products');
    if (action !== 'updated' || undone.includes(id) || !isNumbers(products)) return [];
    return [{ entry: id, at, who, batch: subject, products }];
  });
}

/** What was changed in the last day and can be undone, the newest first. */
export async function listBatches(db: Db, now: number): Promise<ProductBatch[]> {
  const batches = new Map<string, ProductBatch>();
  for (const { batch, at, who, products } of await openRequests(db, now)) {
    const known = batches.get(batch) ?? { batch, at, who, count: 0 };
    batches.set(batch, { ...known, count: known.count + products.length });
  }
  return [...batches.values()];
}

export interface UndoneRequest {
  /** The entry of the log that is undone now. */
  entry: number;
  results: { id: number; result: ProductResult | 'changed-since' }[];
  /** Requests that are still to be undone. */
  left: number;
}

/** Undoes the newest request of a batch; null where nothing of it is left. Must run in a transaction. */
export async function undoRequest(
  trx: Db,
  batch: string,
  now: number,
): Promise<UndoneRequest | null> {
  const [request, ...others] = await openRequests(trx, now, batch);
  if (!request) return null;
  const results: UndoneRequest['results'] = [];
  for (const id of request.products) {
    results.push({ id, result: await undoProduct(trx, id, request, now) });
  }
  return { entry: request.entry, results, left: others.length };
}

async function undoProduct(
  trx: Db,
  id: number,
  { at, entry }: Pick<BatchRequest, 'at' | 'entry'>,
  now: number,
): Promise<ProductResult | 'changed-since'> {
  const { changes } = await listChanges(trx, {
    resource: 'product',
    subject: String(id),
    from: at,
    until: at,
    offset: 0,
    limit: SAME_MOMENT,
  });
  // Its own entry was written just before that of the request.
  const change = changes.find((each) => each.id < entry);
  if (change?.action !== 'updated' || !(await isStill(trx, id, change))) return 'changed-since';
  return restoreProduct(trx, id, change.before, now);
}

/** Whether what a change wrote is what the product has now: a sale since may have taken stock. */
async function isStill(trx: Db, id: number, { after }: LoggedChange): Promise<boolean> {
  const stored = (await loadDrafts(trx, [id])).get(id);
  if (!stored || typeof after !== 'object' || after === null) return false;
  const current: Record<string, unknown> = JSON.parse(JSON.stringify(stored.draft));
  return recordKeys(after).every((name) => isDeepStrictEqual(current[name] ?? null, after[name]));
}
