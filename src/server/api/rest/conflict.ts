import { createHash } from 'node:crypto';

// Two managers with the same item open: the second one to save is refused. A program sends the `ETag` it
// read as `If-Match`, or the time of its last change as `If-Unmodified-Since`; without either the last
// one to save wins, as in WordPress. The answer to a conflict is 412.

/** Of the item itself, whatever of it was asked for. */
export function getEtag(item: object): string {
  return `"${createHash('sha1').update(JSON.stringify(item)).digest('base64url')}"`;
}

/** The time of the last change in milliseconds, where the item tells it. */
function modifiedAt(item: object): number | null {
  const at =
    ('date_modified_gmt' in item && item.date_modified_gmt) ||
    ('modified_gmt' in item && item.modified_gmt);
  return typeof at === 'string' ? Date.parse(`${at}Z`) : null;
}

/** Whether the item is still what the program read. */
export function unchanged(request: Request, current: object): boolean {
  const etag = request.headers.get('if-match');
  if (etag !== null) {
    const tags = etag.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(getEtag(current));
  }
  const since = Date.parse(request.headers.get('if-unmodified-since') ?? '');
  const at = modifiedAt(current);
  return Number.isNaN(since) || at === null || at <= since;
}
