import type { MediaRow } from '#server/media/tables.ts';
import { IMAGE_WIDTHS, imageAddress } from '#wire/image.ts';
import type { VariationImage } from '#wire/variation.ts';
import { toStoreImage } from '../store/to-store-image.ts';

const singleWidth = 640;
const thumbnailWidth = 320;
const galleryThumbnailWidth = 160;
const largestWidth = Math.max(...IMAGE_WIDTHS);

const none: VariationImage = {
  title: '',
  caption: '',
  url: '',
  alt: '',
  src: '',
  srcset: '',
  sizes: '',
  full_src: '',
  full_src_w: 0,
  full_src_h: 0,
  gallery_thumbnail_src: '',
  gallery_thumbnail_src_w: 0,
  gallery_thumbnail_src_h: 0,
  thumb_src: '',
  thumb_src_w: 0,
  thumb_src_h: 0,
  src_w: 0,
  src_h: 0,
};

/** Absolute addresses of the sizes a product page uses; no picture is wider than its original. */
export function toVariationImage(media: MediaRow | null, origin: string): VariationImage {
  if (media === null) return none;
  const sized = (limit: number) => {
    const width = Math.min(limit, media.width);
    return {
      src: `${origin}${imageAddress(media.key, width, 'jpeg')}`,
      width,
      height: Math.round((media.height * width) / media.width),
    };
  };
  const full = sized(largestWidth);
  const single = sized(singleWidth);
  const thumbnail = sized(thumbnailWidth);
  const gallery = sized(galleryThumbnailWidth);
  return {
    title: media.title || media.slug,
    caption: media.caption,
    url: full.src,
    alt: media.alt,
    src: single.src,
    srcset: toStoreImage(media, origin).srcset,
    sizes: `(max-width: ${single.width}px) 100vw, ${single.width}px`,
    full_src: full.src,
    full_src_w: full.width,
    full_src_h: full.height,
    gallery_thumbnail_src: gallery.src,
    gallery_thumbnail_src_w: gallery.width,
    gallery_thumbnail_src_h: gallery.height,
    thumb_src: thumbnail.src,
    thumb_src_w: thumbnail.width,
    thumb_src_h: thumbnail.height,
    src_w: single.width,
    src_h: single.height,
  };
}
