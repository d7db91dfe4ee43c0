import type { FormProblem } from '#rules/reviews/form-problem.ts';
import { translator } from '#server/language/translator.ts';
import type { FileProblem } from '#server/review-uploads/take-review-file.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import { REVIEW_FIELDS, type ReviewProblem } from '#wire/reviews.ts';

/** What the server refuses a review for, besides what the form itself can see. */
export interface ServerProblem {
  code: Extract<MessageKey, `reviews.problem.${string}`>;
  field?: keyof typeof REVIEW_FIELDS;
  limit?: number;
  fileName?: string;
}

export type AnyReviewProblem = ServerProblem | FormProblem | FileProblem;

/** The same as a message, with the input it is about. */
export function translateProblems(
  settings: Settings,
  problems: readonly AnyReviewProblem[],
): ReviewProblem[] {
  const t = translator(settings);
  return problems.map((problem) => {
    const { code } = problem;
    const field = 'field' in problem ? problem.field : undefined;
    const fileName = problem.fileName;
    const limit = 'limit' in problem ? problem.limit : undefined;
    const text = t(code, {
      ...(limit !== undefined && { limit, count: limit }),
      ...(fileName !== undefined && { fileName }),
    });
    return {
      code,
      text,
      ...(field !== undefined && { field: REVIEW_FIELDS[field] }),
      ...(fileName !== undefined && { field: REVIEW_FIELDS.files, fileName }),
    };
  });
}

/** Ends a transaction whose work is not wanted after all. */
export class ReviewRefused extends Error {
  override readonly name = 'ReviewRefused';
  readonly problems: readonly AnyReviewProblem[];
  constructor(problems: readonly AnyReviewProblem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
  }
}
