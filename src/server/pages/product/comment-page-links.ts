import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';

/** Behind a product's address, as WordPress links name a page of its reviews. */
export const COMMENT_PAGE_PATH = '/:comments{comment-page-[0-9]{1,9}}';

/**
 * `/product/oak-tray/comment-page-2` leads to `/product/oak-tray?cpage=2`. Browsers keep the
 * fragment, so a link to one review still leads to it.
 */
export function commentPageAddress(
  settings: Settings,
  params: Readonly<Record<string, string>>,
): string {
  const product = address(settings, 'routes.product', { slug: params.slug ?? '' });
  return `${product}?cpage=${params.comments?.replace('comment-page-', '')}`;
}
