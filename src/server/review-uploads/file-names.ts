import { originalName } from '#server/media/add-media.ts';
import { IMAGE_FORMATS, imageWidths } from '#wire/image.ts';

/** Storage path of a video. */
export function videoName(reference: string): string {
  return `videos/${reference}`;
}

const ENDINGS: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** videoAddress('0f…', 'video/webm') is "/media/videos/0f….webm". */
export function videoAddress(reference: string, mime: string): string {
  return `/media/videos/${reference}.${ENDINGS[mime] ?? 'mp4'}`;
}

interface Stored {
  reference: string;
  picture_key: string;
  width: number;
}

/** Everything that may be stored for an upload, the sizes pages asked for included. */
export function getFiles({ reference, picture_key, width }: Stored): string[] {
  const variants = imageWidths(width).flatMap((size) =>
    IMAGE_FORMATS.map((format) => `variants/${picture_key}/${size}.${format}`),
  );
  return [originalName(picture_key), videoName(reference), ...variants];
}
