import type { ChosenReviewFile } from '#rules/reviews/check-files.ts';
import { checkReviewForm } from '#rules/reviews/check-form.ts';
import { restrictReview } from '#rules/reviews/restrict-reviews.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewFormSettings } from '#wire/reviews.ts';
import { reviewForm } from './review-form.ts';
import type { AnyReviewProblem } from './review-problem.ts';
import type { SentReview } from './sent-review.ts';
import { loadWriter, type Writer, writerDetails } from './writer.ts';

export type LookedAt =
  | { ok: true; form: ReviewFormSettings; writer: Writer }
  | { ok: false; problems: AnyReviewProblem[] };

/**
 * Everything that can be checked before a review is written: is the product open, who writes, the
 * form's own checks in their order, and how many one person may write.
 */
export async function lookAtReview(
  ctx: ShopContext,
  visitor: Visitor,
  sent: SentReview,
  /** The owner of the unclaimed files; null for a visitor who has sent none. */
  owner: string | null,
): Promise<LookedAt> {
  const refused = (...problems: AnyReviewProblem[]): LookedAt => ({ ok: false, problems });
  if (!ctx.settings['reviews.enabled']) return refused({ code: 'reviews.problem.off' });
  const form = await reviewForm(ctx, sent.productId);
  if (!form) return refused({ code: 'reviews.problem.closed' });
  const writer = await loadWriter(ctx, visitor, sent);
  if (!writer) return refused({ code: 'reviews.problem.invitation' });
  if (form.loginRequired && !writer.proven) return refused({ code: 'reviews.problem.login' });

  const waiting = await waitingFiles(ctx.db, owner, sent.uploadIds);
  if (!waiting) return refused({ code: 'reviews.problem.fileGone', field: 'files' });
  const { rating, title, comment, gdpr } = sent;
  const files = [...waiting, ...sent.files];
  const entry = { rating, title, comment, author: writer.name, email: writer.email, gdpr, files };
  const problems = checkReviewForm(entry, form);
  if (problems.length > 0) return refused(...problems);
  const restricted = await restrictProblem(ctx, ctx.db, sent.productId, writer);
  return restricted ? refused(restricted) : { ok: true, form, writer };
}

/** Asked before files are taken, and again once the product is locked. */
export async function restrictProblem(
  { settings }: ShopContext,
  db: Db,
  productId: number,
  writer: Writer,
): Promise<AnyReviewProblem | null> {
  const details = await writerDetails(db, productId, writer);
  if (settings['reviews.verifiedOnly'] && details.orders === 0) {
    return { code: 'reviews.problem.buyersOnly' };
  }
  const code = restrictReview(settings['reviews.restrict'], details);
  return code && { code };
}

/** The visitor's own waiting files as the form's check sees them; null where one is not theirs. */
async function waitingFiles(
  db: Db,
  owner: string | null,
  ids: readonly number[],
): Promise<ChosenReviewFile[] | null> {
  if (ids.length === 0) return [];
  if (owner === null) return null;
  const rows = await db
    .selectFrom('review_uploads')
    .select(['name', 'size', 'mime as type'])
    .where('owner', '=', owner)
    .where('id', 'in', ids)
    .execute();
  return rows.length === ids.length ? rows : null;
}
