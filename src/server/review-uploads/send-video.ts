import type { Context } from 'hono';
import { readRange } from '#server/platform/http/read-range.ts';
import type { StoredFile } from '#server/platform/storage/storage.ts';

/**
 * A video whole or by range, read as it is sent. Whatever the bytes are, the headers declare a video
 * and forbid sniffing.
 */
export function sendVideo(
  c: Context,
  video: StoredFile,
  { mime, reference }: { mime: string; reference: string },
): Response {
  const { size } = video;
  const headers = {
    'content-type': mime,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: `"${reference}"`,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  const range = readRange(c.req.header('range'), size);
  const unsure = c.req.header('if-range');
  if (range === null || (unsure !== undefined && unsure !== headers.etag)) {
    return c.body(video.stream(0, size - 1), 200, { ...headers, 'content-length': `${size}` });
  }
  if (range === 'nowhere') {
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  const { from, to } = range;
  return c.body(video.stream(from, to), 206, {
    ...headers,
    'content-length': `${to - from + 1}`,
    'content-range': `bytes ${from}-${to}/${size}`,
  });
}
