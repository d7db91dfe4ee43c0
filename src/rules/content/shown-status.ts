/**
 * The status of a page or post as those who edit it read it: a published one with a date to come is
 * scheduled. Example: shownStatus('publish', tomorrow, now) is 'future'; a draft stays a draft.
 */
export function shownStatus<Status extends string>(
  status: Status,
  publishedAt: number,
  now: number,
): Status | 'future' {
  return status === 'publish' && publishedAt > now ? 'future' : status;
}
