export const MAX_TAG_LENGTH = 40;
export const MAX_TAGS = 20;

/** tidyTags([' Spring  2026', 'spring 2026', '']) is ['spring 2026']: one spelling for each tag. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidy = tags.map((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase());
  return [...new Set(tidy.filter((tag) => tag !== ''))].sort();
}
