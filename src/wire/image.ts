import * as z from 'zod/mini';

/** Widths the media route offers, in pixels; an image's own width is offered too. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture as every page and call carries it; its addresses follow from `key` and `width`. */
export const imageRecord = z.object({
  id: z.int(),
  key: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  caption: z.string(),
  /** The point that a crop keeps visible, in percent; left out for the centre. */
  focus: z.optional(z.object({ x: z.int(), y: z.int() })),
});
export type ImageRecord = z.infer<typeof imageRecord>;

/** imageWidths(1200) is [160, 320, 480, 640, 960, 1200]: never wider than the original. */
export function imageWidths(originalWidth: number): number[] {
  return [...IMAGE_WIDTHS.filter((width) => width < originalWidth), originalWidth];
}

/** The large JPEG: wider ones are offered too, but no script or tracker needs more than 1600. */
export function imageUrl({ key, width }: Pick<ImageRecord, 'key' | 'width'>): string {
  return imageAddress(key, Math.min(width, 1600), 'jpeg');
}

/** imageKey('/media/oak-tray-0123456789/320.jpeg') is 'oak-tray-0123456789'; '' for another address. */
export function imageKey(address: string): string {
  return /^\/media\/([^/]+)\/\d+\.\w+$/.exec(address)?.[1] ?? '';
}

export function imageAddress(key: string, width: number, format: ImageFormat): string {
  return `/media/${key}/${width}.${format}`;
}
