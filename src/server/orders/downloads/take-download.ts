import { timingSafeEqual } from 'node:crypto';
import { type DownloadSource, downloadSource } from '#rules/downloads/download-source.ts';
import { allowedTimes } from '#rules/downloads/download-state.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { StoredFile } from '#server/platform/storage/storage.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findOrder } from '../find-order.ts';
import { downloadProof, loadDownloads, type OrderDownload } from './find-downloads.ts';

export interface DownloadRequest {
  lineId: number;
  id: string;
  proof: string;
}

export interface DownloadVisitor {
  origin: string;
  customerId: number | null;
  counts: boolean;
  resumes: boolean;
}

export type DownloadResult =
  | { kind: 'file'; stored: StoredFile; download: OrderDownload }
  | { kind: 'address'; url: string }
  /** Unknown, not given out by the shop, not paid, or nowhere to be found: all the same to who asks. */
  | { kind: 'missing' }
  | { kind: 'used' }
  | { kind: 'expired' };

/** So long after it began a download that broke off may go on, without being counted again. */
const RESUME_MS = 24 * 60 * 60 * 1000;

/**
 * A file for whoever has its address, counted and logged. `counts` is false for a request that brings
 * no bytes, such as HEAD; `resumes` is true for one that asks for what is left of a file.
 */
export async function takeDownload(
  ctx: ShopContext,
  requested: DownloadRequest,
  { origin, customerId, counts, resumes }: DownloadVisitor,
): Promise<DownloadResult> {
  const download = await findDownload(ctx, requested);
  if (!download) return { kind: 'missing' };
  const goesOn = resumes && (await hasBegun(ctx, requested));
  if (download.state !== 'open' && !(goesOn && download.state === 'used')) {
    return { kind: download.state };
  }
  const source = downloadSource(download.file, origin);
  const found = source && (await open(ctx, source, origin));
  if (!found) {
    const { itemId, productName, name, file } = download;
    const details = { productId: itemId, product: productName, name, file };
    ctx.notifyManager({ code: 'downloads.missing', subject: `${itemId} ${name}`, details });
    return { kind: 'missing' };
  }
  if (counts && !goesOn && !(await count(ctx, download, customerId))) return { kind: 'used' };
  return found.kind === 'file' ? { ...found, download } : found;
}

/** Whether it was counted a short while ago: a browser that resumes asks again for the rest. */
async function hasBegun(
  { db, now }: ShopContext,
  { lineId, id }: DownloadRequest,
): Promise<boolean> {
  const begun = await db
    .selectFrom('download_log')
    .select('id')
    .where('line_id', '=', lineId)
    .where('download_id', '=', id)
    .where('at', '>', now - RESUME_MS)
    .limit(1)
    .executeTakeFirst();
  return begun !== undefined;
}

async function findDownload(
  ctx: ShopContext,
  { lineId, id, proof }: DownloadRequest,
): Promise<OrderDownload | undefined> {
  const line = await ctx.db
    .selectFrom('order_lines')
    .select('order_id')
    .where('id', '=', lineId)
    .executeTakeFirst();
  const order = line && (await findOrder(ctx, line.order_id));
  if (!order || !sameText(downloadProof(order.key, lineId, id), proof)) return undefined;
  const downloads = await loadDownloads(ctx, [order]);
  return downloads.find((each) => each.lineId === lineId && each.id === id);
}

/** Takes as long for a proof that is nearly right as for one that is all wrong. */
function sameText(expected: string, token: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function open(
  { storage }: ShopContext,
  source: DownloadSource,
  origin: string,
): Promise<{ kind: 'file'; stored: StoredFile } | { kind: 'address'; url: string } | null> {
  if (source.kind === 'address') {
    // Written as a URL has it: a header takes no other characters.
    const url = URL.parse(source.url, origin);
    return url && { kind: 'address', url: url.href };
  }
  const stored = await storage.open(source.name);
  return stored && { kind: 'file', stored };
}

/** False where another request took the last one. */
async function count(
  { db, now }: ShopContext,
  { lineId, id, limit, pieces }: OrderDownload,
  customerId: number | null,
): Promise<boolean> {
  const maxDownloads = allowedTimes(limit, pieces);
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('order_downloads')
      .values({ line_id: lineId, download_id: id, count: 0 })
      .onConflict((conflict) => conflict.columns(['line_id', 'download_id']).doNothing())
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('order_downloads')
      .set((eb) => ({ count: eb('count', '+', 1) }))
      .where('line_id', '=', lineId)
      .where('download_id', '=', id)
      .$if(maxDownloads !== null, (query) => query.where('count', '<', maxDownloads ?? 0))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const entry = { line_id: lineId, download_id: id, at: now, customer_id: customerId };
    await trx.insertInto('download_log').values(entry).execute();
    return true;
  });
}
