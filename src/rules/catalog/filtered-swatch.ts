// A listing filtered by colour shows each product in that colour.
// Example: with { color: ['moss', 'ink'] } the card of a mug in sand, moss and ink shows the moss one.

interface PicturedSwatch {
  slug: string;
  picture: object | null;
}

/** 'attribute_pa_color' is the field of the attribute 'color'. */
const SHARED_FIELD = /^attribute_pa_/;

/** The first swatch with a picture that the listing is filtered by. */
export function filteredSwatch<Swatch extends PicturedSwatch>(
  card: { swatches: readonly Swatch[]; swatchField: string },
  filters: Readonly<Record<string, readonly string[]>>,
): Swatch | null {
  const terms = filters[card.swatchField.replace(SHARED_FIELD, '')] ?? [];
  return card.swatches.find(({ slug, picture: image }) => image && terms.includes(slug)) ?? null;
}
