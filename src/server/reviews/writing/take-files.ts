import { loadOwner } from '#server/platform/sessions/upload-owner.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ReviewFileLimits } from '#server/review-uploads/file-limits.ts';
import { takeReviewFile } from '#server/review-uploads/take-review-file.ts';
import { removeReviewFile } from '#server/review-uploads/visitor-review-files.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { AnyReviewProblem } from './review-problem.ts';
import type { SentReview } from './sent-review.ts';

export type StoredFiles = { ok: true; ids: number[] } | { ok: false; problems: AnyReviewProblem[] };

/** Takes the files that came with the form: all of them, or none is left behind. */
export async function takeFiles(
  ctx: ShopContext,
  visitor: Visitor,
  { productId, files }: SentReview,
  limits: ReviewFileLimits,
): Promise<StoredFiles> {
  const ids: number[] = [];
  const problems: AnyReviewProblem[] = [];
  for (const file of files) {
    const stored = await takeReviewFile(ctx, visitor, { productId, file }, limits);
    if (stored.ok) ids.push(stored.file.id);
    else problems.push(stored.problem);
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
