import type { DocumentInput } from '#server/content/save-document.ts';
import type { Images } from './images.ts';
import { A_TABLE_FOR_TEN, CANDLE_CARE } from './journal-texts-living.ts';
import { CARING_FOR_LINEN, HOW_WE_GLAZE } from './journal-texts-making.ts';

const DAY = 86_400_000;

interface Post {
  slug: string;
  title: string;
  excerpt: string;
  ageDays: number;
  categories: string[];
  tags: string[];
  html: string;
}

export const posts: Post[] = [
  {
    slug: 'how-we-glaze',
    title: 'How we glaze',
    excerpt:
      'Three seconds in the bucket, ten hours in the kiln, and one thing we never tell apprentices before they have tried it.',
    ageDays: 11,
    categories: ['Making'],
    tags: ['Stoneware', 'Workshop'],
    html: HOW_WE_GLAZE,
  },
  {
    slug: 'caring-for-linen',
    title: 'Caring for linen',
    excerpt: 'How to wash it, dry it and live with the creases. With a short list of stains.',
    ageDays: 39,
    categories: ['Care'],
    tags: ['Linen', 'Home'],
    html: CARING_FOR_LINEN,
  },
  {
    slug: 'a-table-for-ten',
    title: 'A table for ten',
    excerpt:
      'You do not need ten matching plates. You need a plan, a long cloth and a pot that can wait.',
    ageDays: 74,
    categories: ['Living'],
    tags: ['Linen', 'Guests', 'Home'],
    html: A_TABLE_FOR_TEN,
  },
  {
    slug: 'candle-care',
    title: 'Candle care, in five minutes',
    excerpt:
      'The first hour decides how the rest of the candle burns. And a few other small habits.',
    ageDays: 118,
    categories: ['Care'],
    tags: ['Candles', 'Home'],
    html: CANDLE_CARE,
  },
];

export function journalPosts(images: Images, now: number): DocumentInput[] {
  return posts.map(({ slug, title, excerpt, ageDays, categories, tags, html }) => ({
    kind: 'post',
    slug,
    title,
    excerpt,
    imageId: images(`journal-${slug}`),
    publishedAt: now - ageDays * DAY,
    categories,
    tags,
    blocks: [{ kind: 'text', settings: { html } }],
  }));
}
