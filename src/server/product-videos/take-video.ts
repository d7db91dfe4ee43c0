import { shopImages } from '#server/media/decoding/decoder.ts';
import type { FileSource } from '#server/media/decoding/file-source.ts';
import {
  type FetchedFile,
  type FetchProblem,
  fetchFile,
} from '#server/platform/outgoing/fetch-file.ts';
import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { storedVideo, videoAddress } from './video-names.ts';

// Videos that staff add for products. They are named by their content, so the same video is stored once.

export const MAX_VIDEO_BYTES = 100 * 1024 * 1024;
const LIMITS = { maxBytes: MAX_VIDEO_BYTES, milliseconds: 60_000, allowPrivate: false };

export type VideoProblem = FetchProblem | 'no-video' | 'busy';
export type StoredVideo = { ok: true; url: string } | { ok: false; problem: VideoProblem };

/** It counts as unused until a product or a page that shows it is saved. */
export async function takeVideo(
  { db, now, storage }: Pick<ShopContext, 'db' | 'now' | 'storage'>,
  source: FileSource,
): Promise<StoredVideo> {
  const decoded = await shopImages.run('clean-video', { source });
  if (!decoded.ok) return { ok: false, problem: 'busy' };
  const video = decoded.value;
  if (!video.ok) return { ok: false, problem: 'no-video' };
  const { hash, type, content } = video;
  const name = `${hash}.${type}`;
  // The row comes first: a file without a row would never be removed.
  await db
    .insertInto('product_video_files')
    .values({ name, unused_since: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ unused_since: now }))
    .execute();
  await storage.put(storedVideo(name), content);
  return { ok: true, url: videoAddress(name) };
}

export const videoSource = defineService<{ fetch(address: string): Promise<FetchedFile> }>(() => ({
  fetch: (address) => fetchFile(address, LIMITS),
}));

/** Copies a video of another server, so that visitors ask only the shop for it. */
export async function copyVideo(ctx: ShopContext, address: string): Promise<StoredVideo> {
  const file = await videoSource.of(ctx).fetch(address);
  return file.ok ? takeVideo(ctx, { bytes: file.bytes }) : file;
}
