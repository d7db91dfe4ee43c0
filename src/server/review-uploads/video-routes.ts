import { type Context, Hono } from 'hono';
import type { Db } from '#server/platform/database/database.ts';
import { named } from '#server/platform/http/route-table.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { videoName } from './file-names.ts';
import { sendVideo } from './send-video.ts';

const FILE = /^([0-9a-f]{32})\.(mp4|webm)$/;

/** `/media/videos/<reference>.<mp4|webm>`: videos of reviews, whole or by range. */
export function videoRoutes(db: Db, storage: Storage): Hono {
  const respond = async (c: Context) => {
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
    return sendVideo(c, video, { mime: row.mime, reference });
  };
  return new Hono().get('/media/videos/:file', named({ name: 'video of a review' }, respond));
}
