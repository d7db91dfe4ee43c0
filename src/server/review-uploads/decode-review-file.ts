import { type FileSource, madeFrom, readSource } from '#server/media/decoding/file-source.ts';
import { sharp } from '#server/media/image-engine.ts';
import { type PreparedImage, prepareImage } from '#server/media/prepare-image.ts';
import {
  type CleanReviewFile,
  cleanReviewFile,
  type FileProblemCode,
} from './clean-review-file.ts';
import type { ReviewFileLimits } from './file-limits.ts';
import { lookHash } from './look-hash.ts';

// The tasks of the decoder for files of reviews.

export interface DecodedReviewFile extends Omit<CleanReviewFile, 'video'> {
  /** Null for a picture. */
  video: { content: FileSource; duration: number } | null;
}

export type DecodedReviewResult =
  | { ok: true; file: DecodedReviewFile }
  | { ok: false; code: FileProblemCode };

export interface ReviewFileTask {
  slug: string;
  name: string;
  /** The type the browser sent. */
  type: string;
  source: FileSource;
  /** A frame of the video, taken in the browser. */
  poster: FileSource | null;
  limits: ReviewFileLimits;
}

export interface RotateTask {
  slug: string;
  bytes: Uint8Array;
  degrees: number;
}

declare module '#server/media/decoding/tasks.ts' {
  interface DecodeTasks {
    'review-file': { input: ReviewFileTask; answer: DecodedReviewResult };
    'turn-picture': { input: RotateTask; answer: { image: PreparedImage; hash: string } };
  }
}

export async function decodeReviewFile(task: ReviewFileTask): Promise<DecodedReviewResult> {
  const { slug, name, type, source, poster, limits } = task;
  const bytes = await readSource(source);
  const sent = { name, type, bytes, poster: poster && (await readSource(poster)) };
  const clean = await cleanReviewFile(slug, sent, limits);
  if (!clean.ok) return clean;
  const { video, ...file } = clean.file;
  if (video === null) return { ok: true, file: { ...file, video } };
  const content = await madeFrom(source, video.bytes);
  return { ok: true, file: { ...file, video: { content, duration: video.duration } } };
}

export async function rotateImage({ slug, bytes, degrees }: RotateTask) {
  const prepared = await prepareImage(slug, await sharp(bytes).rotate(degrees).toBuffer());
  if (!prepared.ok) throw new Error('a picture of ours cannot be read');
  return { image: prepared.image, hash: await lookHash(prepared.image.bytes) };
}
