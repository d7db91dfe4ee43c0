import { toTerm } from './choice.ts';

// The picture that a single choice implies, before the others are made.
// Example: all moss mugs, small and large, have the picture 12, so choosing moss alone shows 12;
// the small mugs have four pictures between them, so choosing small alone shows none.

export interface PicturedVariation {
  attributes: Readonly<Record<string, string>>;
  imageId: number | null;
}

/**
 * Field to term to picture; a term whose variations differ, or a product with one picture, is left
 * out.
 */
export type TermImages = Record<string, Record<string, number>>;

export function termImages(variations: readonly PicturedVariation[]): TermImages {
  const images: TermImages = {};
  if (new Set(variations.map(({ imageId }) => imageId)).size < 2) return images;
  const fields = new Set(variations.flatMap(({ attributes }) => Object.keys(attributes)));
  for (const field of fields) {
    const byTerm = new Map<string, Set<number | null>>();
    for (const { attributes, imageId } of variations) {
      const term = attributes[field] ?? '';
      byTerm.set(term, (byTerm.get(term) ?? new Set()).add(imageId));
    }
    // A variation for any term may be the final one.
    if (byTerm.has('')) continue;
    for (const [term, found] of byTerm) {
      const [only] = found;
      if (found.size !== 1 || typeof only !== 'number') continue;
      images[field] = { ...images[field], [term]: only };
    }
  }
  return images;
}

/** The picture on which the chosen terms agree; null where none of them implies one. */
export function imageOfChoice(
  images: TermImages,
  chosen: Readonly<Record<string, string>>,
): number | null {
  const found = Object.entries(images).flatMap(
    ([field, terms]) => terms[toTerm(chosen, field)] ?? [],
  );
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}
