/** Of an address: the review that is shown by itself. */
export const REVIEW_PARAM = 'review';
