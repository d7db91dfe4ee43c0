import { savedName } from '#rules/downloads/download-source.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import type { OrderDownload } from '#server/orders/downloads/find-downloads.ts';
import { takeDownload } from '#server/orders/downloads/take-download.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { StoredFile } from '#server/platform/storage/storage.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { downloadQuery } from '#wire/forms/download-address.ts';

export interface DownloadRequest {
  url: URL;
  method: string;
  visitor: Visitor;
  origin: string;
}

/** The file, the way to it, or why there is none. */
export async function sendDownload(
  ctx: ShopContext,
  { url, method, visitor, origin }: DownloadRequest,
): Promise<Response | 'missing' | 'used' | 'expired'> {
  const { download_file, key, uid } = downloadQuery.parse(Object.fromEntries(url.searchParams));
  if (download_file === 0) return 'missing';
  const customer = await currentCustomer(ctx, visitor);
  const result = await takeDownload(
    ctx,
    { lineId: download_file, id: key, proof: uid },
    { origin, customerId: customer?.id ?? null, counts: method === 'GET' },
  );
  if (result.kind === 'file') return fileResponse(result.stored, result.download);
  if (result.kind !== 'address') return result.kind;
  return new Response(null, { status: 302, headers: { ...PRIVATE, location: result.url } });
}

const PRIVATE = {
  'cache-control': 'private, no-store, no-transform',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** As a download, never inline: whatever the bytes are, they must not run on the shop's origin. */
function fileResponse(stored: StoredFile, { file, name }: OrderDownload): Response {
  const saved = encodeURIComponent(savedName(file, name)).replace(/['()*]/g, percent);
  return new Response(stored.size === 0 ? null : stored.stream(0, stored.size - 1), {
    headers: {
      ...PRIVATE,
      'content-type': 'application/octet-stream',
      'content-length': String(stored.size),
      'content-disposition': `attachment; filename*=UTF-8''${saved}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
