import type { DocumentInput } from '#server/content/save-document.ts';
import { aboutPage } from './about-page.ts';
import { type BlockParts, blocksPage } from './blocks-page.ts';
import { helpPages } from './help-pages.ts';
import { home } from './home.ts';
import type { Images } from './images.ts';
import { journalPosts } from './journal-posts.ts';
import { legalPages } from './legal-pages.ts';
import { reviewsPage } from './reviews-page.ts';

const PAGES_AGE_DAYS = 200;

/** Every page and journal post of the demo shop. */
export function documents(images: Images, now: number, parts: BlockParts): DocumentInput[] {
  const publishedAt = now - PAGES_AGE_DAYS * 86_400_000;
  return [
    home(images, publishedAt),
    aboutPage(images, publishedAt),
    reviewsPage(publishedAt),
    blocksPage(images, publishedAt, parts),
    ...helpPages(publishedAt),
    ...legalPages(publishedAt),
    ...journalPosts(images, now),
  ];
}
