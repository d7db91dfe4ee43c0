import * as z from 'zod';
import { findImage } from '#server/media/find-images.ts';
import { block, mediaId } from './block.ts';

/** Where the shop is: its address, a picture of the place, and a link to a map service. */
export const map = block({
  kind: 'map',
  settings: z.object({
    title: z.string().default(''),
    address: z.string().min(1),
    text: z.string().default(''),
    imageId: mediaId.default(null),
  }),
  tags: [],
  async resolve(ctx, { imageId, ...words }) {
    const query = new URLSearchParams({ query: words.address.replace(/\s+/g, ' ').trim() });
    const url = `https://www.openstreetmap.org/search?${query}`;
    return { ...words, url, image: await findImage(ctx.db, imageId) };
  },
});
