import { type Context, Hono } from 'hono';
import type { Db } from '#server/platform/database/database.ts';
import { named } from '#server/platform/http/route-table.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { videoName } from './file-names.ts';

const FILE = /^([0-9a-f]{32})\.(mp4|webm)$/;

/**
 * `/media/videos/<reference>.<mp4|webm>`: videos of reviews, whole or by range, read as they are sent.
 * Whatever the bytes are, the headers declare a video and forbid sniffing.
 */
export function videoRoutes(db: Db, storage: Storage): Hono {
  const answer = async (c: Context) => {
    const [, reference, ending] = FILE.exec(c.req.param('file') ?? '') ?? [];
    if (!reference) return c.notFound();
    const row = await db
      .selectFrom('review_uploads')
      .select('mime')
      .where('reference', '=', reference)
      .where('kind', '=', 'video')
      .where('claimed', '=', 1)
      .executeTakeFirst();
    const video = row?.mime === `video/${ending}` ? await storage.open(videoName(reference)) : null;
    if (!row || !video) return c.notFound();
    const { size } = video;
    const headers = {
      'content-type': row.mime,
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
  };
  return new Hono().get('/media/videos/:file', named({ name: 'video of a review' }, answer));
}

/** One range; null for the whole, which is also the answer to several at once. */
export function readRange(
  header: string | undefined,
  length: number,
): { from: number; to: number } | 'nowhere' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from >= length || from > to ? 'nowhere' : { from, to };
}
