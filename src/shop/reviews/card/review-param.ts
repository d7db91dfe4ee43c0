/** Query parameter: the review to show. */
export const REVIEW_PARAM = 'review';
