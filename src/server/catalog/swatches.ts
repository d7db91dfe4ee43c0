import * as z from 'zod';
import { COLOR_FAMILIES, MAX_FAMILIES } from '#rules/catalog/color-families.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { Swatch } from '#wire/product.ts';
import type { TermRow } from './tables.ts';

/** Colours end up in the page's markup, so only colours are accepted. */
export const swatchColors = z.array(z.string().regex(/^#[0-9a-f]{6}$/i)).max(2);

export const colorFamilies = z.array(z.enum(COLOR_FAMILIES)).max(MAX_FAMILIES);

export function getSwatch(
  term: Pick<TermRow, 'slug' | 'name' | 'swatch_kind' | 'colours' | 'image_id'>,
  images: ReadonlyMap<number, ImageRecord>,
): Swatch {
  return {
    kind: term.swatch_kind,
    slug: term.slug,
    name: term.name,
    colours: decodeJson(term.colours, swatchColors),
    image: term.image_id === null ? null : (images.get(term.image_id) ?? null),
  };
}
