/** A problem of a review: a message key and its values. */
export interface FormProblem {
  code:
    | 'reviews.problem.rating'
    | 'reviews.problem.comment'
    | 'reviews.problem.minComment'
    | 'reviews.problem.maxComment'
    | 'reviews.problem.title'
    | 'reviews.problem.name'
    | 'reviews.problem.nameLong'
    | 'reviews.problem.email'
    | 'reviews.problem.emailForm'
    | 'reviews.problem.gdpr'
    | 'reviews.problem.imageRequired'
    | 'reviews.problem.maxFiles'
    | 'reviews.problem.fileSize'
    | 'reviews.problem.fileType';
  /** A key of REVIEW_FIELDS. */
  field: 'rating' | 'comment' | 'title' | 'author' | 'email' | 'gdpr' | 'files';
  limit?: number;
  fileName?: string;
}
