import type { SentReviewFields } from '#wire/forms/reviews/sent-review.ts';

/** A review as a form or a program sent it, with the files of the same request. */
export interface SentReview extends Omit<SentReviewFields, 'nonce'> {
  files: File[];
}

export function toSentReview(fields: SentReviewFields, files: readonly File[] = []): SentReview {
  // An empty file input sends a file without a name.
  return { ...fields, files: files.filter(({ name, size }) => name !== '' || size > 0) };
}
