import { Hono } from 'hono';
import { type ImageVariants, parseVariant } from './image-variant.ts';

/** `/media/<key>/<width>.<format>`: the URL names the content, so it is immutable. */
export function mediaRoutes(variants: ImageVariants): Hono {
  return new Hono().get('/media/:key/:file', async (c) => {
    const { key, file } = c.req.param();
    const variant = parseVariant(key, file);
    const bytes = variant && (await variants(variant));
    if (!variant || !bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': `image/${variant.format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}
