import type { Sharp } from 'sharp';
import { extensionOf } from '#rules/options/checks/check-file.ts';
import { sharp } from '#server/media/image-engine.ts';

// A file is what its bytes say, not what it is called. Pictures are turned upright and written anew,
// so that neither a place nor a program hides in them; of other kinds the beginning must be theirs.
// Example: a script called `me.jpg` is refused, a png called `me.jpg` too.

export interface CleanFile {
  bytes: Buffer;
  mime: string;
  /** A small picture of it; null where there is none. */
  preview: Buffer | null;
}

export type CleanResult =
  | { ok: true; file: CleanFile }
  | { ok: false; code: 'options.upload.content' | 'options.upload.pixels' };

const PICTURES: Readonly<Record<string, 'jpeg' | 'png' | 'webp' | 'gif'>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
};

/** 50 megapixels: a large photo print, and no more than memory can bear. */
const MOST_PIXELS = 50_000_000;
const PREVIEW_SIDE = 320;

const BEGINNINGS: Readonly<Record<string, { mime: string; test(bytes: Buffer): boolean }>> = {
  pdf: { mime: 'application/pdf', test: begins('%PDF-') },
  ai: {
    mime: 'application/postscript',
    test: (bytes) => begins('%PDF-')(bytes) || begins('%!PS')(bytes),
  },
  eps: { mime: 'application/postscript', test: begins('%!PS') },
  psd: { mime: 'image/vnd.adobe.photoshop', test: begins('8BPS') },
  svg: {
    mime: 'image/svg+xml',
    test: (bytes) =>
      /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<svg[\s>]/s.test(bytes.subarray(0, 2000).toString()),
  },
};

function begins(text: string): (bytes: Buffer) => boolean {
  return (bytes) => bytes.subarray(0, text.length).toString('latin1') === text;
}

export async function cleanFile(name: string, bytes: Buffer): Promise<CleanResult> {
  const extension = extensionOf(name);
  const format = PICTURES[extension];
  if (format) return cleanPicture(bytes, format);
  const kind = BEGINNINGS[extension];
  if (!kind?.test(bytes)) return { ok: false, code: 'options.upload.content' };
  const preview = extension === 'svg' ? await rasterised(bytes) : null;
  return { ok: true, file: { bytes, mime: kind.mime, preview } };
}

/** An SVG as a raster image, without anything it could execute. Null where it is invalid. */
async function rasterised(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await small(sharp(bytes, { limitInputPixels: MOST_PIXELS }));
  } catch {
    // The file is accepted all the same; it only has no thumbnail.
    return null;
  }
}

function small(picture: Sharp): Promise<Buffer> {
  return picture
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function cleanPicture(
  bytes: Buffer,
  format: 'jpeg' | 'png' | 'webp' | 'gif',
): Promise<CleanResult> {
  try {
    const read = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const found = await read().metadata();
    if (found.format !== format) return { ok: false, code: 'options.upload.content' };
    const upright = read().rotate();
    const written =
      format === 'jpeg'
        ? upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        : upright.toFormat(format);
    return {
      ok: true,
      file: {
        bytes: await written.toBuffer(),
        mime: `image/${format}`,
        preview: await small(read().rotate()),
      },
    };
  } catch (error) {
    const large = error instanceof Error && /pixel limit/i.test(error.message);
    return { ok: false, code: large ? 'options.upload.pixels' : 'options.upload.content' };
  }
}
