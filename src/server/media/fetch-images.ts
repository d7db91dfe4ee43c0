import { toSlug } from '#rules/catalog/free-name.ts';
import { type FetchedFile, fetchFile } from '#server/platform/outgoing/fetch-file.ts';
import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { addMedia } from './add-media.ts';

// Pictures that a program names by their address are fetched before anything is written, so that no
// transaction waits for another server. The same picture is stored once.

const LIMITS = { maxBytes: 20 * 1024 * 1024, milliseconds: 15_000, allowPrivate: false };
/** One call names only so many; a program with more sends more calls. */
const MAX_IMAGES = 100;

export interface ImageSource {
  fetch(address: string): Promise<FetchedFile>;
}

export const imageSource = defineService<ImageSource>(() => ({
  fetch: (address) => fetchFile(address, LIMITS),
}));

export interface NamedImage {
  id?: number | undefined;
  src?: string | undefined;
  name?: string | undefined;
  alt?: string | undefined;
}

export type Images =
  | { ok: true; pictures: Map<string, number> }
  | { ok: false; address: string; problem: ImageProblem; reason: string };

const REASONS = {
  'too-many': `a call takes ${MAX_IMAGES} pictures at most`,
  'no-picture': 'the file is no picture',
  'invalid-address': 'the address is not valid',
  'private-address': 'the address is not a public one',
  unreachable: 'the file could not be fetched',
  'too-large': 'the file is too large',
} as const;
export type ImageProblem = keyof typeof REASONS;

/** Media ids by address; those that have an id already are not fetched. */
export async function fetchImages(ctx: ShopContext, named: readonly NamedImage[]): Promise<Images> {
  const images = new Map<string, number>();
  const toFetch = named.filter(({ id = 0, src = '' }) => id === 0 && src !== '');
  for (const { src = '', name = '', alt = '' } of toFetch) {
    if (images.has(src)) continue;
    if (images.size >= MAX_IMAGES) return refusal(src, 'too-many');
    const file = await imageSource.of(ctx).fetch(src);
    if (!file.ok) return refusal(src, file.problem);
    const slug = toSlug(name || fileName(file.url)) || 'picture';
    const input = { slug, bytes: file.bytes, alt, title: name, now: ctx.now };
    const added = await addMedia(ctx.db, ctx.storage, input);
    if (!added.ok) return refusal(src, 'no-picture');
    images.set(src, added.id);
  }
  return { ok: true, pictures: images };
}

function refusal(address: string, problem: ImageProblem): Images {
  return { ok: false, address, problem, reason: REASONS[problem] };
}

/** `cup` of `https://example.com/pictures/cup.png`. */
function fileName(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  return decodeURIComponent(last).replace(/\.\w+$/, '');
}
