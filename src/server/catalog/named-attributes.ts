import * as z from 'zod';
import { attributeField } from '#rules/variations/choice.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';

const options = z.array(z.string());

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
  const variations = await db
    .selectFrom('products')
    .select(['id', 'parent_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  const productId = variations?.parent_id ?? id;
  const attributes = await db
    .selectFrom('product_attributes')
    .select(['name', 'label', 'attribute_id', 'options'])
    .where('product_id', '=', productId)
    .where('for_variations', '=', 1)
    .execute();
  const terms = await db
    .selectFrom('product_terms')
    .innerJoin('terms', 'terms.id', 'product_terms.term_id')
    .select(['terms.attribute_id', 'terms.slug', 'terms.name'])
    .where('product_id', '=', productId)
    .execute();
  const plain = (text: string) => text.trim().toLowerCase();
  const chosen: Record<string, string> = {};
  for (const { attribute, value } of input) {
    const named = plain(attribute);
    const found = attributes.find(({ name, label }) =>
      [name, label, attributeField(name)].some((each) => plain(each) === named),
    );
    if (!found) continue;
    const values =
      found.attribute_id === null
        ? decodeJson(found.options, options).map((name) => ({ slug: name, name }))
        : terms.filter((term) => term.attribute_id === found.attribute_id);
    const term =
      values.find(({ slug }) => slug === value) ??
      values.find(({ slug, name }) => [slug, name].some((each) => plain(each) === plain(value)));
    if (term) chosen[attributeField(found.name)] = term.slug;
    else if (value !== '') return { attributes: chosen, unknown: true };
  }
  return { attributes: chosen, unknown: false };
}
