// The choice of a product's variation: field to term, as posted and as in the address.
// Example: { attribute_pa_color: 'moss' } is `?attribute_pa_color=moss`.

export type Choice = Readonly<Record<string, string>>;

export const NO_CHOICE: Choice = {};

/** attributeField('pa_color') is 'attribute_pa_color'. */
export function attributeField(name: string): string {
  return `attribute_${name}`;
}

/** '' where nothing is chosen. */
export function toTerm(chosen: Choice, field: string): string {
  return Object.hasOwn(chosen, field) ? (chosen[field] ?? '') : '';
}

export function sameChoice(a: Choice, b: Choice): boolean {
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => toTerm(a, field) === toTerm(b, field))
  );
}

interface ReadableAttribute {
  name: string;
  forVariations: boolean;
  terms: readonly { slug: string }[];
}

/** The choice in an address or form; unknown attributes and terms are ignored. */
export function readChoice(
  source: string | readonly (readonly [string, string])[],
  attributes: readonly ReadableAttribute[],
): Choice {
  const values = new URLSearchParams(
    typeof source === 'string' ? source : source.map(([name, value]) => [name, value]),
  );
  const chosen: Record<string, string> = {};
  for (const { name, forVariations, terms } of attributes) {
    const value = values.get(attributeField(name));
    if (forVariations && value !== null && terms.some(({ slug }) => slug === value)) {
      chosen[attributeField(name)] = value;
    }
  }
  return chosen;
}

/** The query with this choice instead of its own; everything else in it stays. */
export function printChoice(
  query: string,
  attributes: readonly Pick<ReadableAttribute, 'name' | 'forVariations'>[],
  chosen: Choice,
): string {
  const values = new URLSearchParams(query);
  for (const { name, forVariations } of attributes) {
    const field = attributeField(name);
    const term = forVariations ? toTerm(chosen, field) : '';
    if (term !== '') values.set(field, term);
    else if (forVariations) values.delete(field);
  }
  return values.size > 0 ? `?${values}` : '';
}
