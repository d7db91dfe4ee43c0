import { getExtension } from '#rules/options/checks/check-file.ts';
import { SVG_MS } from '#server/media/decoding/decode-time.ts';
import { type Decoder, visitorFiles } from '#server/media/decoding/decoder.ts';
import { type FileSource, loadSource } from '#server/media/decoding/file-source.ts';
import { beginsAsSvg } from './begins-as-svg.ts';
import type { ImageFormat } from './clean-image.ts';

// A file is what its bytes say, not what it is called. Pictures are turned upright and written anew,
// so that neither a place nor a program hides in them; of other kinds the beginning must be theirs.
// Example: a script called `me.jpg` is refused, a png called `me.jpg` too.

export interface CleanFile {
  content: FileSource;
  mime: string;
  /** A small picture of it; null where there is none. */
  preview: Uint8Array | null;
}

export type CleanProblem =
  | 'options.upload.content'
  | 'options.upload.pixels'
  | 'options.upload.heavy'
  | 'options.upload.many';

export type CleanResult = { ok: true; file: CleanFile } | { ok: false; code: CleanProblem };

const IMAGES: Readonly<Record<string, ImageFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
};

const BEGINNINGS: Readonly<Record<string, { mime: string; test(head: Buffer): boolean }>> = {
  pdf: { mime: 'application/pdf', test: begins('%PDF-') },
  ai: {
    mime: 'application/postscript',
    test: (head) => begins('%PDF-')(head) || begins('%!PS')(head),
  },
  eps: { mime: 'application/postscript', test: begins('%!PS') },
  psd: { mime: 'image/vnd.adobe.photoshop', test: begins('8BPS') },
  svg: { mime: 'image/svg+xml', test: (head) => beginsAsSvg(head.toString()) },
};
const HEAD_BYTES = 2000;

function begins(text: string): (head: Buffer) => boolean {
  return (head) => head.subarray(0, text.length).toString('latin1') === text;
}

export async function cleanFile(
  name: string,
  file: File,
  decoder: Decoder = visitorFiles,
): Promise<CleanResult> {
  const extension = getExtension(name);
  const format = IMAGES[extension];
  const source = await loadSource(file);
  if (format) return cleanedImage(source, format, decoder);
  const kind = BEGINNINGS[extension];
  const head = Buffer.from(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (!kind?.test(head)) return { ok: false, code: 'options.upload.content' };
  const { mime } = kind;
  if (extension !== 'svg') return { ok: true, file: { content: source, mime, preview: null } };
  const preview = await decoder.run('svg-preview', { source }, SVG_MS);
  if (!preview.ok) return { ok: false, code: NOT_DECODED[preview.code] };
  return { ok: true, file: { content: source, mime, preview: preview.value } };
}

/** Whatever takes too long or too much memory here would do so where the shop looks at it. */
const NOT_DECODED = { stopped: 'options.upload.heavy', busy: 'options.upload.many' } as const;

async function cleanedImage(
  source: FileSource,
  format: ImageFormat,
  decoder: Decoder,
): Promise<CleanResult> {
  const cleaned = await decoder.run('clean-picture', { source, format });
  if (!cleaned.ok) return { ok: false, code: NOT_DECODED[cleaned.code] };
  if (!cleaned.value.ok) return cleaned.value;
  return { ok: true, file: { ...cleaned.value.picture, mime: `image/${format}` } };
}
