import type { MediaRow } from '#server/media/tables.ts';
import { IMAGE_WIDTHS, imageAddress, imageWidths } from '#wire/image.ts';
import type { StoreImage } from '#wire/store/image.ts';

type PlainImage = Pick<MediaRow, 'id' | 'key' | 'slug' | 'width' | 'alt' | 'title'>;

const thumbnailWidth = 320;
const largestWidth = Math.max(...IMAGE_WIDTHS);

function sourceSet(origin: string, key: string, widths: readonly number[]): string {
  return widths.map((width) => `${origin}${imageAddress(key, width, 'jpeg')} ${width}w`).join(', ');
}

function sizes(width: number): string {
  return `(max-width: ${width}px) 100vw, ${width}px`;
}

/** Absolute addresses, in JPEG: the reader may be anything from a mail program to a phone. */
export function toStoreImage(media: PlainImage, origin: string): StoreImage {
  const largest = Math.min(media.width, largestWidth);
  const widths = imageWidths(largest);
  const thumbnail = Math.min(largest, thumbnailWidth);
  const small = widths.filter((width) => width <= thumbnail);
  return {
    id: media.id,
    src: `${origin}${imageAddress(media.key, largest, 'jpeg')}`,
    thumbnail: `${origin}${imageAddress(media.key, thumbnail, 'jpeg')}`,
    srcset: sourceSet(origin, media.key, widths.toReversed()),
    sizes: sizes(largest),
    thumbnail_srcset: sourceSet(origin, media.key, small.toReversed()),
    thumbnail_sizes: sizes(thumbnail),
    name: media.title || media.slug,
    alt: media.alt,
  };
}
