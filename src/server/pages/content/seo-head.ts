import type { Document } from '#server/content/find-document.ts';
import type { Head } from '../page.ts';

type Shown = Pick<Head, 'title' | 'description' | 'image'>;

/** What an editor has entered for search engines and shared links, else what the page shows itself. */
export function seoHead(document: Document | null, shown: Shown): Shown & Pick<Head, 'index'> {
  if (document === null) return { ...shown, index: true };
  const { seo } = document;
  return {
    title: seo.title || shown.title,
    description: seo.description || shown.description,
    image: seo.image ?? shown.image,
    index: seo.index,
  };
}
