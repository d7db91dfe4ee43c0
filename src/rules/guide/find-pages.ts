import { blockText, type GuidePage } from './parse-guide.ts';

// Pages of the guide that say something about the words typed, best first. Every word has to occur.
// Example: "refund" finds Orders, whose heading says it, before Payment methods, whose text does.

export interface FoundPage {
  name: string;
  title: string;
  /** The heading that fits best; '' where it is the page as a whole. */
  heading: string;
}

const LIMIT = 6;

export function findPages(
  pages: readonly { name: string; page: GuidePage }[],
  typed: string,
): FoundPage[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .flatMap(({ name, page }) => {
      const match = matchPage(page, words);
      return match ? [{ name, title: page.title, ...match }] : [];
    })
    .sort((one, other) => other.score - one.score || one.title.localeCompare(other.title))
    .slice(0, LIMIT)
    .map(({ name, title, heading }) => ({ name, title, heading }));
}

function matchPage({ title, blocks }: GuidePage, words: readonly string[]) {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const text = blocks.map(blockText).join('\n').toLowerCase();
  let score = 0;
  for (const word of words) {
    if (title.toLowerCase().includes(word)) score += 4;
    else if (headings.some((heading) => heading.toLowerCase().includes(word))) score += 2;
    else if (text.includes(word)) score += 1;
    else return null;
  }
  const heading = headings.find((each) =>
    words.every((word) => `${title} ${each}`.toLowerCase().includes(word)),
  );
  const isTitle = words.every((word) => title.toLowerCase().includes(word));
  return { score, heading: isTitle ? '' : (heading ?? '') };
}
