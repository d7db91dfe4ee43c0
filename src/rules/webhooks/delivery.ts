// What the answer of a receiver means. Example: 204 is delivered, 500 is attempted again, and the fifth
// delivery in a row that was given up disables the webhook.

/** How often one delivery is attempted; the last attempt is about 50 minutes after the first. */
export const MAX_DELIVERY_ATTEMPTS = 10;

/** As WooCommerce counts: a redirect answers that it arrived, and is not followed. */
export function isDelivered(status: number): boolean {
  return status >= 200 && status < 303;
}

export type AfterFailure = 'again' | 'given-up';

export function afterFailure(attempt: number): AfterFailure {
  return attempt < MAX_DELIVERY_ATTEMPTS ? 'again' : 'given-up';
}

/** Whether so many deliveries in a row, all given up, disable the webhook; 0 disables none. */
export function isTooManyFailures(failures: number, max: number): boolean {
  return max > 0 && failures >= max;
}
