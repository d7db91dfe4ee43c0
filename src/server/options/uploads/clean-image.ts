import type { Sharp } from 'sharp';
import { type FileSource, madeFrom, readSource } from '#server/media/decoding/file-source.ts';
import { sharp } from '#server/media/image-engine.ts';

// Runs in the decoder: what a visitor sent is decoded nowhere else.

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';

export interface CleanImage {
  content: FileSource;
  preview: Uint8Array;
}

export type CleanImageResult =
  | { ok: true; picture: CleanImage }
  | { ok: false; code: 'options.upload.content' | 'options.upload.pixels' };

declare module '#server/media/decoding/tasks.ts' {
  interface DecodeTasks {
    'clean-picture': {
      input: { source: FileSource; format: ImageFormat };
      answer: CleanImageResult;
    };
    /** A raster image of an SVG, without anything it could execute; null where it is invalid. */
    'svg-preview': { input: { source: FileSource }; answer: Uint8Array | null };
  }
}

/** 50 megapixels: a large photo print, and no more than memory can bear. */
const MAX_PIXELS = 50_000_000;
const PREVIEW_SIDE = 320;

export async function cleanImage(
  source: FileSource,
  format: ImageFormat,
): Promise<CleanImageResult> {
  try {
    const bytes = await readSource(source);
    const read = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const found = await read().metadata();
    if (found.format !== format) return { ok: false, code: 'options.upload.content' };
    const upright = read().rotate();
    const written =
      format === 'jpeg'
        ? upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        : upright.toFormat(format);
    const content = await madeFrom(source, await written.toBuffer());
    return { ok: true, picture: { content, preview: await small(read().rotate()) } };
  } catch (error) {
    const large = error instanceof Error && /pixel limit/i.test(error.message);
    return { ok: false, code: large ? 'options.upload.pixels' : 'options.upload.content' };
  }
}

export async function svgPreview(source: FileSource): Promise<Uint8Array | null> {
  try {
    return await small(sharp(await readSource(source), { limitInputPixels: MAX_PIXELS }));
  } catch {
    // The file is accepted all the same; it only has no thumbnail.
    return null;
  }
}

function small(image: Sharp): Promise<Buffer> {
  return image
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
