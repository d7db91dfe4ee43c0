import * as z from 'zod';
import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import { findImage } from '#server/media/find-images.ts';
import { block, buttonSettings, mediaId } from './block.ts';

export const story = block({
  kind: 'story',
  settings: z.object({
    eyebrow: z.string().default(''),
    title: z.string(),
    /** HTML, made safe on save. */
    text: z.string().default(''),
    button: buttonSettings.nullable().default(null),
    imageId: mediaId.default(null),
    imageSide: z.enum(['start', 'end']).default('start'),
  }),
  clean: (settings) => ({ ...settings, text: sanitiseHtml(settings.text) }),
  tags: [],
  async resolve(ctx, { imageId, ...rest }) {
    return { ...rest, image: await findImage(ctx.db, imageId) };
  },
});
