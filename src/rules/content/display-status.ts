/**
 * The status of a page or post as those who edit it read it: a published one with a date to come is
 * scheduled. Example: displayStatus('publish', tomorrow, now) is 'future'; a draft stays a draft.
 */
export function displayStatus<Status extends string>(
  status: Status,
  publishedAt: number,
  now: number,
): Status | 'future' {
  return status === 'publish' && publishedAt > now ? 'future' : status;
}
