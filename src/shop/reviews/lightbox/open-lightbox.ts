import type { ShopConfig } from '#wire/shop-config.ts';
import { lightboxMessages } from '../../ui/lightbox/lightbox-messages.ts';
import { showLightbox } from '../../ui/lightbox/photoswipe-lightbox.ts';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { translateWith } from '../../ui/translate.ts';
import { mediaItem, readMedia } from './media-items.ts';
import { POPUP_LIGHTBOX, REVIEW_LIGHTBOX } from './review-lightbox.ts';

/**
 * Opens the links' targets in the lightbox that the product's pictures use, with other settings.
 */
export function openReviewLightbox(
  shop: Pick<ShopConfig, 'messages' | 'locale' | 'dir'>,
  links: readonly HTMLElement[],
  index: number,
  from: 'page' | 'popup',
): void {
  const t = translateWith(shop);
  showLightbox({
    items: links.map((link) =>
      mediaItem(readMedia(link), (site) => t('lightbox.playEmbed', { site })),
    ),
    index,
    label: t('lightbox.reviews'),
    settings: from === 'popup' ? POPUP_LIGHTBOX : REVIEW_LIGHTBOX,
    texts: lightboxMessages(t),
    rtl: shop.dir === 'rtl',
    reducedMotion: prefersReducedMotion(),
    thumbnail: (at) => links[at]?.querySelector('img') ?? null,
    focusAfter: () => links[index] ?? null,
  });
}
