import { type Context, Hono } from 'hono';
import { named } from '#server/platform/http/route-table.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { sendVideo } from '#server/review-uploads/send-video.ts';
import { storedVideo } from './video-names.ts';

const FILE = /^([0-9a-f]{32})\.(mp4|webm)$/;

/** `/media/product-videos/<hash>.<mp4|webm>`: videos of products, whole or by range. */
export function productVideoRoutes(storage: Storage): Hono {
  const respond = async (c: Context) => {
    const [name, hash, ending] = FILE.exec(c.req.param('file') ?? '') ?? [];
    if (!name || !hash) return c.notFound();
    const video = await storage.open(storedVideo(name));
    return video ? sendVideo(c, video, { mime: `video/${ending}`, reference: hash }) : c.notFound();
  };
  return new Hono().get(
    '/media/product-videos/:file',
    named({ name: 'video of a product' }, respond),
  );
}
