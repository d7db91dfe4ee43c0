import * as z from 'zod/mini';

/** Widths the media door offers, in pixels; a picture's own width is offered too. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture as every page and call carries it. `url` is the large JPEG, `ground` fills its box until it loads. */
export const imageRecord = z.object({
  id: z.int(),
  key: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  caption: z.string(),
  ground: z.string(),
});
export type ImageRecord = z.infer<typeof imageRecord>;

/** imageWidths(1200) is [160, 320, 480, 640, 960, 1200]: never wider than the original. */
export function imageWidths(originalWidth: number): number[] {
  return [...IMAGE_WIDTHS.filter((width) => width < originalWidth), originalWidth];
}

export function imageAddress(key: string, width: number, format: ImageFormat): string {
  return `/media/${key}/${width}.${format}`;
}
