import { loadOwner } from '#server/platform/sessions/upload-owner.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ReviewFileLimits } from '#server/review-uploads/file-limits.ts';
import { removeReviewFile } from '#server/review-uploads/own-review-files.ts';
import { takeReviewFile } from '#server/review-uploads/take-review-file.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { AnyReviewProblem } from './review-problem.ts';
import type { SentReview } from './sent-review.ts';

export type TakenFiles = { ok: true; ids: number[] } | { ok: false; problems: AnyReviewProblem[] };

/** Takes the files that came with the form: all of them, or none is left behind. */
export async function takeFiles(
  ctx: ShopContext,
  visitor: Visitor,
  { productId, files }: SentReview,
  limits: ReviewFileLimits,
): Promise<TakenFiles> {
  const ids: number[] = [];
  const problems: AnyReviewProblem[] = [];
  for (const file of files) {
    const taken = await takeReviewFile(ctx, visitor, { productId, file }, limits);
    if (taken.ok) ids.push(taken.file.id);
    else problems.push(taken.problem);
  }
  if (problems.length === 0) return { ok: true, ids };
  await removeFiles(ctx, await loadOwner(ctx, visitor), ids);
  return { ok: false, problems };
}

export async function removeFiles(
  ctx: ShopContext,
  owner: string | null,
  ids: readonly number[],
): Promise<void> {
  for (const id of ids) await removeReviewFile(ctx, owner, id);
}
