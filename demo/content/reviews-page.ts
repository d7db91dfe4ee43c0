import type { DocumentInput } from '#server/content/save-document.ts';

/** Reviews of the whole shop, with photos. */
export function reviewsPage(publishedAt: number): DocumentInput {
  return {
    kind: 'page',
    slug: 'reviews',
    title: 'In your homes',
    excerpt: 'What buyers say about our things, and how they look in their homes.',
    publishedAt,
    blocks: [
      {
        kind: 'text',
        settings: {
          html: '<p>Words and photos from people who live with our things, kind or not; who bought them here is marked. We answer, and we learn from it.</p>',
        },
      },
      {
        kind: 'reviews',
        settings: {
          widget: {
            style: 'masonry',
            cols: 3,
            per_page: 12,
            sort: 'photos',
            overall: 'on',
            paging: 'numbers',
          },
        },
      },
    ],
  };
}
