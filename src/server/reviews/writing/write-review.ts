import { countLinks, judgeReview } from '#rules/reviews/judge-review.ts';
import { tidyLine, tidyText } from '#rules/reviews/tidy-text.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadOwner } from '#server/platform/sessions/upload-owner.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { shortHash } from '#server/platform/short-hash.ts';
import {
  type ClaimedReviewFile,
  claimReviewFiles,
} from '#server/review-uploads/claim-review-files.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewFormSettings } from '#wire/reviews.ts';
import { lockProduct } from '../lock-product.ts';
import { reviewWrite, saveReview } from '../save-review.ts';
import type { ReviewStatus } from '../tables.ts';
import { ratingTags } from '../tags.ts';
import { thankWriter } from '../thank-writer.ts';
import { isCopiedPhoto, isCopiedText } from './copied.ts';
import { useInvitation } from './invitation.ts';
import { linkedVideos } from './linked-videos.ts';
import { lookAtReview, restrictProblem } from './look-at-review.ts';
import { getSender, holdFlood } from './review-flood.ts';
import { takeAttempt } from './review-limits.ts';
import { type AnyReviewProblem, ReviewRefused } from './review-problem.ts';
import type { SentReview } from './sent-review.ts';
import { removeFiles, takeFiles } from './take-files.ts';
import { hasPublished, type Writer, writerDetails } from './writer.ts';

export type WriteResult =
  | { ok: true; id: number; status: 'approved' | 'held' }
  | { ok: false; problems: readonly AnyReviewProblem[] };

const DAY = 24 * 60 * 60 * 1000;

/** Takes a review: looked at, judged, written with its files. The same form twice is one review. */
export async function writeReview(
  ctx: ShopContext,
  visitor: Visitor,
  sent: SentReview,
): Promise<WriteResult> {
  const again = await findSent(ctx.db, onceKey(sent));
  if (again) return written(again);
  const owner = await loadOwner(ctx, visitor);
  const looked = await lookAtReview(ctx, visitor, sent, owner);
  if (!looked.ok) return looked;
  if (!(await takeAttempt(ctx, visitor))) return refused({ code: 'reviews.problem.often' });
  const { form, writer } = looked;
  const stored = form.photos.on ? await takeFiles(ctx, visitor, sent, form.photos) : noFiles;
  if (!stored.ok) return stored;
  const fileIds = form.photos.on ? [...sent.uploadIds, ...stored.ids] : [];
  const fileOwner = stored.ids.length > 0 ? await loadOwner(ctx, visitor) : owner;
  try {
    const result = await reviewWrite(ctx.db, (trx) =>
      insertOnce(trx, ctx, sent, writer, {
        ids: fileIds,
        owner: fileOwner,
        photos: form.photos,
        sender: getSender(visitor),
      }),
    );
    // Sent twice at once, with the same files: those of the second are not its own.
    if (!result.added) await removeFiles(ctx, fileOwner, stored.ids);
    const flooded = result.added && sent.rating === 1 && (await holdFlood(ctx, getSender(visitor)));
    if (flooded) return written({ ...result, status: 'held' });
    if (result.added && result.status === 'approved') {
      await ctx.invalidate(ratingTags(sent.productId));
    }
    return written(result);
  } catch (error) {
    await removeFiles(ctx, fileOwner, stored.ids);
    if (error instanceof ReviewRefused) return { ok: false, problems: error.problems };
    throw error;
  }
}

const noFiles: { ok: true; ids: number[] } = { ok: true, ids: [] };

function refused(...problems: AnyReviewProblem[]): WriteResult {
  return { ok: false, problems };
}

/** Suspected programs get the same answer. */
function written({ id, status }: { id: number; status: ReviewStatus }): WriteResult {
  return { ok: true, id, status: status === 'approved' ? 'approved' : 'held' };
}

function onceKey({ once, productId }: SentReview): string | null {
  if (!/^[\w-]{8,80}$/.test(once)) return null;
  return shortHash(`${productId}|${once}`);
}

interface Inserted {
  id: number;
  status: ReviewStatus;
  added: boolean;
}

/** The product's row is locked first: what is found out after that stays true until the end. */
async function insertOnce(
  trx: Db,
  ctx: ShopContext,
  sent: SentReview,
  writer: Writer,
  {
    sender,
    ...files
  }: {
    ids: number[];
    owner: string | null;
    photos: ReviewFormSettings['photos'];
    sender: string;
  },
): Promise<Inserted> {
  const { productId } = sent;
  await lockProduct(trx, productId);
  const key = onceKey(sent);
  const text = tidyText(sent.comment);
  const known =
    (await findSent(trx, key)) ?? (await findSame(trx, productId, writer.email, text, ctx.now));
  if (known) return { ...known, added: false };
  const restricted = await restrictProblem(ctx, trx, productId, writer);
  if (restricted) throw new ReviewRefused([restricted]);
  const claimed = await claimReviewFiles(trx, files.owner, files.ids, ctx.now);
  if (!claimed) throw new ReviewRefused([{ code: 'reviews.problem.fileGone', field: 'files' }]);
  const { orders } = await writerDetails(trx, productId, writer);
  const review = {
    productId,
    variationId: writer.invitation?.variationId ?? (await reviewedVariation(trx, sent)),
    rating: sent.rating || null,
    title: ctx.settings['reviews.title'] ? tidyLine(sent.title) : '',
    text,
    author: tidyLine(writer.name) || translator(ctx.settings)('reviews.anonymous'),
    email: writer.email,
    customerId: writer.customerId,
    verified: orders > 0,
    media: [
      ...withCaptions(ctx, claimed, sent.captions),
      ...linkedVideos(text, files.photos, claimed.length),
    ],
    onceKey: key,
    sender,
    createdAt: ctx.now,
  };
  const firstTime = !(await hasPublished(trx, writer));
  const status = await judge(trx, ctx, sent, { ...review, firstTime }, claimed, files.ids);
  const id = await saveReview(trx, { ...review, status }, ctx.now);
  if (writer.invitation && !(await useInvitation(trx, writer.invitation.lineId, id))) {
    throw new ReviewRefused([{ code: 'reviews.problem.invitation' }]);
  }
  if (status === 'approved') await thankWriter(trx, ctx, id);
  return { id, status, added: true };
}

async function findSent(db: Db, key: string | null) {
  if (key === null) return undefined;
  return db
    .selectFrom('reviews')
    .select(['id', 'status'])
    .where('once_key', '=', key)
    .executeTakeFirst();
}

/**
 * The same text by the same person on the same day: a form sent twice by a browser without script.
 */
async function findSame(trx: Db, productId: number, email: string, text: string, now: number) {
  if (email === '') return undefined;
  const earlier = await trx
    .selectFrom('reviews')
    .select(['id', 'status', 'text', 'rating', 'created_at'])
    .where('product_id', '=', productId)
    .where('email', '=', email)
    .execute();
  return earlier.find((one) => one.text === text && one.created_at > now - DAY);
}

async function reviewedVariation(trx: Db, { variationId, productId }: SentReview) {
  if (variationId === null) return null;
  const row = await trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', variationId)
    .where('parent_id', '=', productId)
    .executeTakeFirst();
  return row?.id ?? null;
}

const MAX_CAPTION_LENGTH = 200;

function withCaptions(
  { settings }: ShopContext,
  files: readonly ClaimedReviewFile[],
  captions: readonly string[],
) {
  return files.map((file, place) => ({
    ...file,
    caption: settings['reviews.captions']
      ? tidyLine(captions[place] ?? '').slice(0, MAX_CAPTION_LENGTH)
      : '',
  }));
}

async function judge(
  trx: Db,
  { settings }: ShopContext,
  sent: SentReview,
  review: {
    text: string;
    title: string;
    author: string;
    email: string;
    verified: boolean;
    firstTime: boolean;
  },
  files: readonly ClaimedReviewFile[],
  fileIds: readonly number[],
): Promise<ReviewStatus> {
  const hashes = files.map(({ hash }) => hash);
  return judgeReview(
    {
      verified: review.verified,
      firstTime: review.firstTime,
      trapped: sent.honeypot !== '',
      age: sent.age,
      links: countLinks(sent.comment),
      linkInName: countLinks(`${review.author} ${review.title}`) > 0,
      copied:
        (await isCopiedText(trx, review.text, review.email)) ||
        (await isCopiedPhoto(trx, hashes, fileIds)),
    },
    {
      hold: settings['reviews.hold'],
      holdLinks: settings['reviews.holdLinks'],
      minSeconds: settings['reviews.minSeconds'],
    },
  );
}
