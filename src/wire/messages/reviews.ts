import type { Message } from '#rules/messages/format.ts';

/** The server's messages about a sent review; those of the form itself are in review-form.ts. */
export const reviewMessages = {
  'reviews.problem.nonce': 'This page has expired. Please reload it and try again.',
  'reviews.problem.off': 'Reviews are switched off.',
  'reviews.problem.closed': 'This product cannot be reviewed.',
  'reviews.problem.login': 'Please log in to write a review.',
  'reviews.problem.title': 'The title is too long: {limit} characters is the limit.',
  'reviews.problem.nameLong': 'The name is too long: {limit} characters is the limit.',
  'reviews.problem.buyersOnly':
    'Only buyers can review this. Please log in, or use the link in our e-mail after your order.',
  'reviews.problem.once': 'You have already reviewed this product.',
  'reviews.problem.ordersUsed': 'You have already written a review for each of your orders.',
  'reviews.problem.invitation': 'This link has already been used. Thank you for your review!',
  'reviews.problem.often': 'Too many requests. Please try again later.',
  'reviews.thanks': 'Thank you! Your review is published.',
  'reviews.held': 'Thank you! Your review will appear once we have approved it.',
  'reviews.anonymous': 'A customer',
} satisfies Record<string, Message>;
