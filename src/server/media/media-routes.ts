import { type Context, Hono } from 'hono';
import { named } from '#server/platform/http/route-table.ts';
import { type ImageVariants, parseVariant } from './image-variant.ts';

/** `/media/<key>/<width>.<format>`: the URL names the content, so it is immutable. */
export function mediaRoutes(variants: ImageVariants): Hono {
  const respond = async (c: Context) => {
    const { key = '', file = '' } = c.req.param();
    const variant = parseVariant(key, file);
    const bytes = variant && (await variants(variant));
    if (!variant || !bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': `image/${variant.format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  };
  return new Hono().get('/media/:key/:file', named({ name: 'image' }, respond));
}
