import { type Context, Hono } from 'hono';
import { named } from '#server/platform/http/route-table.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { sendVideo } from '#server/review-uploads/send-video.ts';
import { filmName } from './film-names.ts';

const FILE = /^([0-9a-f]{32})\.(mp4|webm)$/;

/** `/media/films/<hash>.<mp4|webm>`: films of products, whole or by range. */
export function filmRoutes(storage: Storage): Hono {
  const answer = async (c: Context) => {
    const [, hash, ending] = FILE.exec(c.req.param('file') ?? '') ?? [];
    if (!hash) return c.notFound();
    const type = ending === 'mp4' ? 'mp4' : 'webm';
    const film = await storage.open(filmName(hash, type));
    return film ? sendVideo(c, film, { mime: `video/${type}`, reference: hash }) : c.notFound();
  };
  return new Hono().get('/media/films/:file', named({ name: 'film of a product' }, answer));
}
