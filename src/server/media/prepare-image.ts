import { createHash } from 'node:crypto';
import type { OutputInfo } from 'sharp';
import { sharp } from './image-engine.ts';

export interface PreparedImage {
  key: string;
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

declare module './decoding/tasks.ts' {
  interface DecodeTasks {
    'prepare-image': { input: { slug: string; bytes: Uint8Array }; answer: PrepareResult };
  }
}

export type PrepareResult =
  | { ok: true; image: PreparedImage }
  | {
      ok: false;
      problems: { code: 'not-a-picture' | 'picture-too-large' | 'picture-too-heavy' }[];
    };

/** 50 megapixels: more than any camera a shop uses, less than a picture made to exhaust memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 2400;
const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'svg']);

/**
 * Normalises any image: identified by its content and not its name, turned upright, stripped of
 * metadata, limited in size, re-encoded. The key follows from the resulting bytes.
 */
export async function prepareImage(slug: string, input: Uint8Array): Promise<PrepareResult> {
  let pixels: { data: Buffer; info: OutputInfo };
  try {
    const source = sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, hasAlpha } = await source.metadata();
    if (!format || !READABLE.has(format)) return refused('not-a-picture');
    const upright = source
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    pixels = await (hasAlpha && format !== 'svg'
      ? upright.png({ compressionLevel: 6 })
      : upright.flatten({ background: '#ffffff' }).jpeg({ quality: 90, mozjpeg: false })
    ).toBuffer({ resolveWithObject: true });
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return refused(tooLarge ? 'picture-too-large' : 'not-a-picture');
  }
  const { data, info } = pixels;
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
  return {
    ok: true,
    image: {
      key: `${slug}-${hash}`,
      bytes: data,
      mime: info.format === 'png' ? 'image/png' : 'image/jpeg',
      width: info.width,
      height: info.height,
    },
  };
}

function refused(code: 'not-a-picture' | 'picture-too-large'): PrepareResult {
  return { ok: false, problems: [{ code }] };
}
