import { type GuidePage, parseGuide } from '#rules/guide/parse-guide.ts';

// All pages of the guide, in the chunk that the first help or search loads. A page is named after the
// section it is about (sections.ts): "guide/settings/zones.md" is that of "settings/zones".

const SOURCES = import.meta.glob<string>('./guide/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const IMAGES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const GUIDE: ReadonlyMap<string, GuidePage> = new Map(
  Object.entries(SOURCES).map(([path, source]) => [
    path.slice('./guide/'.length, -'.md'.length),
    parseGuide(source),
  ]),
);

/** '' where there is none. */
export function imageAddress(file: string): string {
  return IMAGES[`./pictures/${file}`] ?? '';
}
