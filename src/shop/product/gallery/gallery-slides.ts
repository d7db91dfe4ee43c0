import type { ImageRecord } from '#wire/image.ts';
import type { GalleryRecord } from '#wire/product.ts';

export interface GallerySlides {
  slides: readonly GalleryRecord[];
  /** The slide to stand at. */
  index: number;
}

/**
 * The slides for a chosen variation's picture. One that the gallery has is moved to; another takes
 * the place of the first. Nothing chosen: the gallery as it is, from its start.
 * With slides [a, b], picture b gives [a, b] at 1 and picture c gives [c, b] at 0.
 */
export function gallerySlides(
  gallery: readonly GalleryRecord[],
  picture: ImageRecord | null,
): GallerySlides {
  if (!picture) return { slides: gallery, index: 0 };
  const index = gallery.findIndex(({ id, video }) => id === picture.id && !video);
  if (index !== -1) return { slides: gallery, index };
  return { slides: [picture, ...gallery.slice(1)], index: 0 };
}
