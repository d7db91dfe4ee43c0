import { createHash } from 'node:crypto';
import { savedName } from '#rules/downloads/download-source.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import type { OrderDownload } from '#server/orders/downloads/find-downloads.ts';
import { takeDownload } from '#server/orders/downloads/take-download.ts';
import { readRange } from '#server/platform/http/read-range.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { StoredFile } from '#server/platform/storage/storage.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { downloadQuery } from '#wire/forms/download-address.ts';

export interface DownloadRequest {
  url: URL;
  method: string;
  visitor: Visitor;
  origin: string;
  /** The headers `range` and `if-range`. */
  range?: string | undefined;
  ifRange?: string | undefined;
}

/** The file, the way to it, or why there is none. */
export async function sendDownload(
  ctx: ShopContext,
  { url, method, visitor, origin, range, ifRange }: DownloadRequest,
): Promise<Response | 'missing' | 'used' | 'expired'> {
  const { download_file, key, uid } = downloadQuery.parse(Object.fromEntries(url.searchParams));
  if (download_file === 0) return 'missing';
  const customer = await currentCustomer(ctx, visitor);
  const result = await takeDownload(
    ctx,
    { lineId: download_file, id: key, proof: uid },
    { origin, customerId: customer?.id ?? null, counts: method === 'GET', resumes: resumes(range) },
  );
  if (result.kind === 'file') {
    return fileResponse(result.stored, result.download, { range, ifRange });
  }
  if (result.kind !== 'address') return result.kind;
  return new Response(null, { status: 302, headers: { ...PRIVATE, location: result.url } });
}

const PRIVATE = {
  'cache-control': 'private, no-store, no-transform',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** What begins later than at the first byte is the rest of a file. */
function resumes(range: string | undefined): boolean {
  return /^bytes=(0*[1-9]\d*-|-\d)/.test(range?.trim() ?? '');
}

/**
 * As a download, never inline: whatever the bytes are, they must not run on the shop's origin. Whole or
 * by range, so that one that broke off goes on.
 */
function fileResponse(
  stored: StoredFile,
  { file, name }: OrderDownload,
  { range, ifRange }: Pick<DownloadRequest, 'range' | 'ifRange'>,
): Response {
  const { size } = stored;
  const saved = encodeURIComponent(savedName(file, name)).replace(/['()*]/g, percent);
  const etag = `"${createHash('sha256').update(`${file} ${size}`).digest('hex').slice(0, 32)}"`;
  const headers = {
    ...PRIVATE,
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${saved}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag,
  };
  const part = ifRange === undefined || ifRange === etag ? readRange(range, size) : null;
  if (part === null || size === 0) {
    const body = size === 0 ? null : stored.stream(0, size - 1);
    return new Response(body, { headers: { ...headers, 'content-length': String(size) } });
  }
  if (part === 'nowhere') {
    const nowhere = { ...headers, 'content-range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: nowhere });
  }
  const { from, to } = part;
  return new Response(stored.stream(from, to), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(to - from + 1),
      'content-range': `bytes ${from}-${to}/${size}`,
    },
  });
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
