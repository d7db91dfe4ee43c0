/** What is wrong with a review: a key of the messages, and what its words need. */
export interface FormProblem {
  code:
    | 'reviews.problem.rating'
    | 'reviews.problem.commentEmpty'
    | 'reviews.problem.commentShort'
    | 'reviews.problem.commentLong'
    | 'reviews.problem.name'
    | 'reviews.problem.email'
    | 'reviews.problem.emailForm'
    | 'reviews.problem.gdpr'
    | 'reviews.problem.photosRequired'
    | 'reviews.problem.maxFiles'
    | 'reviews.problem.fileSize'
    | 'reviews.problem.fileType';
  /** A key of REVIEW_FIELDS. */
  field: 'rating' | 'comment' | 'author' | 'email' | 'gdpr' | 'files';
  limit?: number;
  fileName?: string;
}
