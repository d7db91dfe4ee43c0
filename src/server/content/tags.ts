/** Names of what a cached page was made from; saving a document invalidates the pages that carry them. */
export const JOURNAL_TAG = 'journal';
export const DOCUMENTS_TAG = 'documents';
export const MENU_TAG = 'menu';

export function documentTag(id: number): string {
  return `document:${id}`;
}

/** documentTags('post', 7) is ['document:7', 'documents', 'journal']: what saving it invalidates. */
export function documentTags(kind: 'page' | 'post', id: number): string[] {
  const tags = [documentTag(id), DOCUMENTS_TAG];
  return kind === 'post' ? [...tags, JOURNAL_TAG] : tags;
}

/** Of the pages that show the blocks of a set. */
export function blockSetTag(id: number): string {
  return `block-set:${id}`;
}
