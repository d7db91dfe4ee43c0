import * as z from 'zod';
import { videoKind } from '#rules/media/video-kind.ts';
import { findImage } from '#server/media/find-images.ts';
import { staffText } from '#server/platform/staff-words.ts';
import { adminPageMessages } from '#wire/messages/admin/pages.ts';
import { block, mediaId } from './block.ts';

/** A file of the shop's own, or a page of YouTube or Vimeo: the content policy blocks any other. */
const videoAddress = z
  .string()
  .refine((url) => videoKind(url) !== null, {
    error: () => staffText('admin.page.videoRefused', adminPageMessages['admin.page.videoRefused']),
  })
  .meta({ format: 'video-address' });

export const video = block({
  kind: 'video',
  settings: z.object({
    title: z.string(),
    url: videoAddress,
    /** Shown until it is played. */
    imageId: mediaId.default(null),
  }),
  tags: [],
  async resolve(ctx, { title, url, imageId }) {
    const kind = videoKind(url);
    const player = kind?.kind === 'embed' ? kind.player : '';
    return { title, url, player, image: await findImage(ctx.db, imageId) };
  },
});
