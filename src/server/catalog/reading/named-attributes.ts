import { attributeField } from '#rules/variations/choice.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readProductParts } from './read-products.ts';

export interface NamedAttributes {
  /** `attribute_pa_color` to `sand`. */
  attributes: Record<string, string>;
  /** A value was named that its attribute does not have. */
  unknown: boolean;
}

/**
 * Programs name an attribute by its field, its taxonomy or its label, and a value by slug or name:
 * `attribute_pa_color`, `pa_color` and `Colour` are one, and so are `sand` and `Sand`. What the
 * product does not know is left out, and the choice is then incomplete; a value that an attribute
 * does not have is reported as unknown.
 */
export async function namedAttributes(
  db: Db,
  id: number,
  input: readonly { attribute: string; value: string }[],
): Promise<NamedAttributes> {
  if (input.length === 0) return { attributes: {}, unknown: false };
  const product = await db
    .selectFrom('products')
    .select('parent_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const parts = await readProductParts(db, product?.parent_id ?? id, ['attributes']);
  const attributes = parts.attributes.filter(({ forVariations }) => forVariations);
  const plain = (text: string) => text.trim().toLowerCase();
  const chosen: Record<string, string> = {};
  for (const { attribute, value } of input) {
    const named = plain(attribute);
    const found = attributes.find(({ name, label }) =>
      [name, label, attributeField(name)].some((each) => plain(each) === named),
    );
    if (!found) continue;
    const { terms } = found;
    const term =
      terms.find(({ slug }) => slug === value) ??
      terms.find(({ slug, name }) => [slug, name].some((each) => plain(each) === plain(value)));
    if (term) chosen[attributeField(found.name)] = term.slug;
    else if (value !== '') return { attributes: chosen, unknown: true };
  }
  return { attributes: chosen, unknown: false };
}
