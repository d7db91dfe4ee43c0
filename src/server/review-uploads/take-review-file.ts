import { randomBytes } from 'node:crypto';
import { originalName } from '#server/media/add-media.ts';
import { visitorFiles } from '#server/media/decoding/decoder.ts';
import { loadSource } from '#server/media/decoding/file-source.ts';
import { tidyName } from '#server/media/tidy-name.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { uploadOwner } from '#server/platform/sessions/upload-owner.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { FileProblemCode } from './clean-review-file.ts';
import type { ReviewFileLimits } from './file-limits.ts';
import { videoName } from './file-names.ts';

export interface StoredReviewFile {
  id: number;
  kind: 'image' | 'video';
  name: string;
  width: number;
  height: number;
}

export interface FileProblem {
  code: FileProblemCode | 'reviews.problem.filesWaiting' | 'reviews.problem.fileHeavy';
  fileName: string;
}

export type TakeReviewResult =
  | { ok: true; file: StoredReviewFile }
  | { ok: false; problem: FileProblem };

export interface ReviewFileInput {
  productId: number;
  file: File;
  /** A frame of a video, taken in the browser. */
  poster?: File | null;
}

/** Enough for several reviews at once; more would fill the disk. */
const REVIEWS_AT_ONCE = 4;
const LARGEST_POSTER = 4 * 1024 * 1024;

const NOT_DECODED = {
  stopped: 'reviews.problem.fileHeavy',
  busy: 'reviews.problem.filesWaiting',
} as const;

/**
 * Accepts a file for a review that is being written: checked by its content, re-encoded, owned by
 * its sender. It is private until it is part of a review.
 */
export async function takeReviewFile(
  ctx: ShopContext,
  visitor: Visitor,
  { productId, file, poster = null }: ReviewFileInput,
  limits: ReviewFileLimits,
): Promise<TakeReviewResult> {
  const { storage } = ctx;
  const name = tidyName(file.name);
  const refused = (code: FileProblem['code']): TakeReviewResult => {
    return { ok: false, problem: { code, fileName: name } };
  };
  if (file.size > limits.maxFileSize * 1024) return refused('reviews.problem.fileSize');
  const { owner, known, write, opened } = await uploadOwner(ctx, visitor);
  const maxFiles = limits.maxFiles * REVIEWS_AT_ONCE;
  if (known && (await loadWaiting(ctx, owner)) >= maxFiles) {
    return refused('reviews.problem.filesWaiting');
  }
  const reference = randomBytes(16).toString('hex');
  const frame = poster && poster.size <= LARGEST_POSTER ? poster : null;
  const decoded = await visitorFiles.run('review-file', {
    slug: `review-${reference}`,
    name,
    type: file.type,
    source: await loadSource(file),
    poster: frame && (await loadSource(frame)),
    limits: {
      maxFiles: limits.maxFiles,
      maxFileSize: limits.maxFileSize,
      allowed: [...limits.allowed],
    },
  });
  if (!decoded.ok) return refused(NOT_DECODED[decoded.code]);
  if (!decoded.value.ok) return refused(decoded.value.code);
  const { kind, mime, picture: image, hash, video } = decoded.value.file;
  await storage.put(originalName(image.key), image.bytes);
  if (video) await storage.put(videoName(reference), video.content);
  const id = await runTransaction(ctx.db, async (trx) => {
    await write(trx);
    const row = await trx
      .insertInto('review_uploads')
      .values({
        reference,
        owner,
        product_id: productId,
        name,
        kind,
        mime,
        size: file.size,
        picture_key: image.key,
        picture_mime: image.mime,
        picture_bytes: image.bytes.length,
        width: image.width,
        height: image.height,
        hash,
        turn: 0,
        duration: video?.duration ?? 0,
        claimed: 0,
        media_id: null,
        created_at: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
  opened();
  return { ok: true, file: { id, kind, name, width: image.width, height: image.height } };
}

async function loadWaiting({ db }: ShopContext, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('review_uploads')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('owner', '=', owner)
    .where('claimed', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}
