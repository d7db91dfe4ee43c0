import type { Document } from '#server/content/find-document.ts';
import type { Head } from '../page.ts';

type HeadView = Pick<Head, 'title' | 'description' | 'image'>;

/** What an editor has entered for search engines and shared links, else what the page shows itself. */
export function seoHead(document: Document | null, view: HeadView): HeadView & Pick<Head, 'index'> {
  if (document === null) return { ...view, index: true };
  const { seo } = document;
  return {
    title: seo.title || view.title,
    description: seo.description || view.description,
    image: seo.image ?? view.image,
    index: seo.index,
  };
}
