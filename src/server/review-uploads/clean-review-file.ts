import { isAllowedType } from '#rules/reviews/check-files.ts';
import { sharp } from '#server/media/image-engine.ts';
import { type PreparedImage, prepareImage } from '#server/media/prepare-image.ts';
import { MAX_VIDEO_LENGTH, type ReviewFileLimits } from './file-limits.ts';
import { lookHash } from './look-hash.ts';
import { isPngBomb } from './png-bomb.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import { type SniffedMime, sniffKind } from './sniff-kind.ts';
import type { VideoDetails } from './video-details.ts';

// A file for a review is identified by its bytes. Pictures are re-encoded, so that neither a place nor a
// program hides in them; of a video the container is read through and its notes are blanked.
// It runs in the decoder, see decode-review-file.ts.
// Example: a phone's photo becomes a jpeg of at most 2400 px without its GPS position.

export type FileProblemCode =
  | 'reviews.problem.fileSize'
  | 'reviews.problem.fileType'
  | 'reviews.problem.fileContent'
  | 'reviews.problem.filePixels'
  | 'reviews.problem.fileLength';

export interface CleanReviewFile {
  kind: 'image' | 'video';
  mime: SniffedMime;
  /** The picture, of a video its poster. */
  picture: PreparedImage;
  hash: string;
  /** Null for a picture. */
  video: VideoDetails | null;
}

export type CleanReviewResult =
  | { ok: true; file: CleanReviewFile }
  | { ok: false; code: FileProblemCode };

export interface SentReviewFile {
  name: string;
  /** The type the browser sent. */
  type: string;
  bytes: Buffer;
  /** A frame of the video, taken in the browser. */
  poster: Buffer | null;
}

export function cleanReviewFile(
  slug: string,
  sent: SentReviewFile,
  limits: ReviewFileLimits,
): Promise<CleanReviewResult> {
  const mime = sniffKind(sent.bytes);
  if (mime === null) return refused('reviews.problem.fileContent');
  if (!isAllowedType(mime, limits.allowed)) {
    // A video named .jpg is reported as a mismatch, also where videos are not accepted.
    return refused(claims(sent, mime) ? 'reviews.problem.fileType' : 'reviews.problem.fileContent');
  }
  if (!claims(sent, mime)) return refused('reviews.problem.fileContent');
  return mime.startsWith('video/')
    ? cleanVideo(slug, sent, mime)
    : cleanImage(slug, sent.bytes, mime);
}

async function refused(code: FileProblemCode): Promise<CleanReviewResult> {
  return { ok: false, code };
}

const VIDEO_NAME = /\.(mp4|m4v|webm)$/i;
const IMAGE_NAME = /\.(jpe?g|png|gif|webp)$/i;

/** Whether the name, and the type if one was sent, are of the same kind as the content. */
function claims({ name, type }: SentReviewFile, mime: SniffedMime): boolean {
  const isVideo = mime.startsWith('video/');
  const fits = (isVideo ? VIDEO_NAME : IMAGE_NAME).test(name);
  const declared = type.split('/')[0];
  return fits && (declared === '' || declared === 'application' || declared === mime.split('/')[0]);
}

async function cleanImage(
  slug: string,
  bytes: Buffer,
  mime: SniffedMime,
): Promise<CleanReviewResult> {
  if (mime === 'image/png' && isPngBomb(bytes)) return refused('reviews.problem.filePixels');
  const prepared = await prepareImage(slug, bytes);
  if (!prepared.ok) {
    const large = prepared.problems.some(({ code }) => code === 'picture-too-large');
    return refused(large ? 'reviews.problem.filePixels' : 'reviews.problem.fileContent');
  }
  const image = prepared.image;
  return {
    ok: true,
    file: { kind: 'image', mime, picture: image, hash: await lookHash(image.bytes), video: null },
  };
}

const MAX_SIDE = 8192;

async function cleanVideo(
  slug: string,
  { bytes, poster }: SentReviewFile,
  mime: SniffedMime,
): Promise<CleanReviewResult> {
  const video = mime === 'video/mp4' ? readMp4(bytes) : readWebm(bytes);
  if (!video || Math.max(video.width, video.height) > MAX_SIDE) {
    return refused('reviews.problem.fileContent');
  }
  if (video.duration > MAX_VIDEO_LENGTH) return refused('reviews.problem.fileLength');
  const image = (poster && (await loadPoster(slug, poster))) ?? (await blankPoster(slug, video));
  const hash = await lookHash(image.bytes);
  return { ok: true, file: { kind: 'video', mime, picture: image, hash, video } };
}

async function loadPoster(slug: string, bytes: Buffer): Promise<PreparedImage | null> {
  if (!sniffKind(bytes)?.startsWith('image/')) return null;
  const prepared = await prepareImage(slug, bytes);
  return prepared.ok ? prepared.image : null;
}

const POSTER_WIDTH = 640;

/** A quiet ground of the video's shape, where the browser could not take a frame. */
async function blankPoster(
  slug: string,
  { width, height }: Pick<VideoDetails, 'width' | 'height'>,
): Promise<PreparedImage> {
  const scaled = Math.min(2400, Math.max(1, Math.round((height / width) * POSTER_WIDTH)));
  const create = {
    width: POSTER_WIDTH,
    height: scaled,
    channels: 3 as const,
    background: '#3a342c',
  };
  const prepared = await prepareImage(slug, await sharp({ create }).png().toBuffer());
  if (!prepared.ok) throw new Error('a plain ground could not be rendered');
  return prepared.image;
}
