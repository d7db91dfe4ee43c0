import type { ImageRecord } from '#wire/image.ts';
import type { GalleryRecord } from '#wire/product.ts';

export interface GallerySlides {
  slides: readonly GalleryRecord[];
  index: number;
}

/**
 * The slides for a chosen variation's picture. A picture of the gallery is moved to; any other one
 * replaces the first. Without a choice: the gallery from its start. With slides [a, b], picture b
 * gives [a, b] at 1 and picture c gives [c, b] at 0.
 */
export function gallerySlides(
  gallery: readonly GalleryRecord[],
  image: ImageRecord | null,
): GallerySlides {
  if (!image) return { slides: gallery, index: 0 };
  const index = gallery.findIndex(({ id, video }) => id === image.id && !video);
  if (index !== -1) return { slides: gallery, index };
  return { slides: [image, ...gallery.slice(1)], index: 0 };
}
