import type { MediaRow } from '#server/media/tables.ts';
import { imageAddress, imageWidths } from '#wire/image.ts';
import type { StoreImage } from '#wire/store/image.ts';

const thumbnailWidth = 320;

function sourceSet(origin: string, key: string, widths: readonly number[]): string {
  return widths.map((width) => `${origin}${imageAddress(key, width, 'jpeg')} ${width}w`).join(', ');
}

function sizes(width: number): string {
  return `(max-width: ${width}px) 100vw, ${width}px`;
}

/** Absolute addresses, in JPEG: the reader may be anything from a mail program to a phone. */
export function storeImageOf(media: MediaRow, origin: string): StoreImage {
  const widths = imageWidths(media.width);
  const largest = widths.at(-1) ?? media.width;
  const small = widths.filter((width) => width <= thumbnailWidth);
  const thumbnails = small.length > 0 ? small : [largest];
  const thumbnail = thumbnails.at(-1) ?? largest;
  return {
    id: media.id,
    src: `${origin}${imageAddress(media.key, largest, 'jpeg')}`,
    thumbnail: `${origin}${imageAddress(media.key, thumbnail, 'jpeg')}`,
    srcset: sourceSet(origin, media.key, widths.toReversed()),
    sizes: sizes(largest),
    thumbnail_srcset: sourceSet(origin, media.key, thumbnails.toReversed()),
    thumbnail_sizes: sizes(thumbnail),
    name: media.title || media.slug,
    alt: media.alt,
  };
}
