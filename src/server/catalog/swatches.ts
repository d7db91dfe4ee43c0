import { decodeJson } from '#server/platform/database/codec.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { Swatch } from '#wire/product.ts';
import { swatchColours } from './saving/save-term.ts';
import type { TermRow } from './tables.ts';

export function swatchOf(
  term: Pick<TermRow, 'slug' | 'name' | 'swatch_kind' | 'colours' | 'image_id'>,
  images: ReadonlyMap<number, ImageRecord>,
): Swatch {
  return {
    kind: term.swatch_kind,
    slug: term.slug,
    name: term.name,
    colours: decodeJson(term.colours, swatchColours),
    image: term.image_id === null ? null : (images.get(term.image_id) ?? null),
  };
}

/** A value of a product's own attribute is its own name. */
export function ownSwatch(option: string): Swatch {
  return { kind: 'label', slug: option, name: option, colours: [], image: null };
}
