import { createHash } from 'node:crypto';
import { makeVideo, type Video } from '#demo/videos/make-video.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { videoAddress, videoName } from '#server/review-uploads/file-names.ts';
import type { ReviewFileInput } from '#server/reviews/save-review.ts';
import type { ImageOrder } from './image-order.ts';

/** Products with a buyer's video. */
const FEATURED = ['oak-serving-tray', 'beeswax-pillar-candle', 'hanging-planter', 'honey-jar'];
export const VIDEO_MIME = 'video/webm';

export interface StoredVideo extends Omit<Video, 'bytes'> {
  reference: string;
  size: number;
}

/** Keyed by the product's slug. */
export type StoredVideos = ReadonlyMap<string, StoredVideo>;

/** Videos of the first review image of a product, stored as a buyer's own would be. */
export async function storeVideos(
  storage: Storage,
  orders: readonly ImageOrder[],
): Promise<StoredVideos> {
  const videos = new Map<string, StoredVideo>();
  for (const slug of FEATURED) {
    const [drawing] = orders.find(({ name }) => name === `review-${slug}`)?.read() ?? [];
    if (!drawing) continue;
    const { bytes, ...video } = await makeVideo(Buffer.from(drawing.svg));
    const reference = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await storage.put(videoName(reference), bytes);
    videos.set(slug, { ...video, reference, size: bytes.length });
  }
  return videos;
}

/** The video as a part of a review, with the image it was made of as its poster. */
export async function addVideo(
  trx: Db,
  video: StoredVideo,
  { productId, posterId, now }: { productId: number; posterId: number; now: number },
): Promise<ReviewFileInput> {
  const { reference, width, height, duration, size } = video;
  const poster = await trx
    .selectFrom('media')
    .select(['key', 'width', 'height', 'bytes'])
    .where('id', '=', posterId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('review_uploads')
    .values({
      reference,
      owner: 'demo',
      product_id: productId,
      name: 'video.webm',
      kind: 'video',
      mime: VIDEO_MIME,
      size,
      picture_key: poster.key,
      picture_mime: 'image/png',
      picture_bytes: poster.bytes,
      width: poster.width,
      height: poster.height,
      hash: '0'.repeat(16),
      turn: 0,
      duration,
      claimed: 1,
      media_id: posterId,
      created_at: now,
    })
    .execute();
  const url = videoAddress(reference, VIDEO_MIME);
  return { kind: 'video', mediaId: posterId, url, width, height };
}
