import { clearsFiles } from '#rules/reviews/check-files.ts';
import { loadOwner } from '#server/platform/sessions/upload-owner.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { lookAtReview } from './look-at-review.ts';
import type { AnyReviewProblem } from './review-problem.ts';
import type { SentReview } from './sent-review.ts';
import { takeFiles } from './take-files.ts';

export type CheckResult =
  | { ok: true; fileIds: number[] }
  | {
      ok: false;
      problems: readonly AnyReviewProblem[];
      /** The browser empties its file input. */
      clearFiles: boolean;
    };

/** Validates a review before it is sent. Files that were sent with it stay, unclaimed. */
export async function checkReview(
  ctx: ShopContext,
  visitor: Visitor,
  sent: SentReview,
): Promise<CheckResult> {
  const looked = await lookAtReview(ctx, visitor, sent, await loadOwner(ctx, visitor));
  if (!looked.ok) {
    return { ...looked, clearFiles: clearsFiles(looked.problems) };
  }
  if (!looked.form.photos.on) return { ok: true, fileIds: [] };
  const stored = await takeFiles(ctx, visitor, sent, looked.form.photos);
  // What the server has looked into and refused, it would refuse again.
  if (!stored.ok) return { ...stored, clearFiles: true };
  return { ok: true, fileIds: [...sent.uploadIds, ...stored.ids] };
}
