import { imageAddress, imageUrl, imageWidths } from '#wire/image.ts';
import type { GalleryRecord } from '#wire/product.ts';
import type { LightboxItem } from '../../ui/lightbox/lightbox-item.ts';

/** The gallery's items for the lightbox. Without a caption, the alt text is the title. */
export function lightboxItems(
  slides: readonly GalleryRecord[],
  /** Label of the button that loads the player of another site. */
  play: string,
): LightboxItem[] {
  return slides.map(({ video, ...image }): LightboxItem => {
    const { key, width, height, alt, caption } = image;
    const url = imageUrl(image);
    const item = { width, height, title: alt, caption };
    if (video) {
      const { url: href } = video;
      if ('player' in video) {
        return { ...item, kind: 'embed', href, player: video.player, poster: url, play };
      }
      const { type, audio } = video;
      return { ...item, kind: 'video', href, type, audio, poster: url };
    }
    const srcset = imageWidths(width)
      .filter((one) => one >= 480 || one === width)
      .map((one) => `${imageAddress(key, one, 'webp')} ${one}w`)
      .join(', ');
    return { ...item, kind: 'image', href: url, alt, srcset };
  });
}
