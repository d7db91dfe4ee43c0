import { toSlug } from '#rules/catalog/free-name.ts';
import type { ProductDraft, ProductInput } from '../saving/product-input.ts';
import type { KnownAttribute, KnownAttributes } from './known-attributes.ts';
import type { AttributePatch, ChosenValue } from './product-patch.ts';

type AttributeInput = NonNullable<ProductInput['attributes']>[number];
type DraftAttribute = ProductDraft['attributes'][number];

/** Programs name values as shoppers see them; what the attribute does not have yet is added to it. */
export function attributeInputs(
  patches: readonly AttributePatch[],
  known: KnownAttributes,
): AttributeInput[] {
  return [...patches]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((patch) => {
      const { forVariations, visible } = patch;
      const options = [...new Set(patch.options.map((option) => option.trim()))].filter(Boolean);
      const shared = patch.id === 0 ? undefined : known.byId(patch.id);
      if (!shared) return { label: patch.name || `#${patch.id}`, options, forVariations, visible };
      const terms = options.map((option) => toTerm(shared, option));
      const newTerms = terms.filter(({ isNew }) => isNew).map(({ slug, name }) => ({ slug, name }));
      return {
        attribute: shared.name,
        terms: terms.map(({ slug }) => slug),
        ...(newTerms.length > 0 && { newTerms }),
        forVariations,
        visible,
      };
    });
}

function toTerm({ terms }: KnownAttribute, option: string) {
  const lower = option.toLowerCase();
  const found =
    terms.find(({ name }) => name === option) ??
    terms.find(({ name, slug }) => name.toLowerCase() === lower || slug === lower);
  if (found) return { ...found, isNew: false };
  return { slug: toSlug(option) || 'value', name: option, isNew: true };
}

/** Attribute, as inputs name it, to value, as it is stored; null for what the product does not have. */
export function chosenValues(
  chosen: readonly ChosenValue[],
  attributes: readonly (AttributeInput | DraftAttribute)[],
  known: KnownAttributes,
): Record<string, string> | null {
  const values: Record<string, string> = {};
  for (const { id, name, option } of chosen) {
    const shared = id === 0 ? known.byName(name) : known.byId(id);
    const attribute = attributes.find((one) =>
      'attribute' in one
        ? one.attribute === shared?.name
        : id === 0 && one.label.toLowerCase() === name.trim().toLowerCase(),
    );
    if (attribute === undefined) return null;
    if ('attribute' in attribute) {
      values[attribute.attribute] =
        option === '' || !shared ? '' : sharedValue(attribute, shared, option);
    } else {
      const lower = option.trim().toLowerCase();
      const existing = attribute.options.find((one) => one.toLowerCase() === lower);
      values[attribute.label] = existing ?? option;
    }
  }
  return values;
}

/** A term the product itself brings is not among the attribute's yet. */
function sharedValue(
  { newTerms = [] }: { newTerms?: readonly { slug: string; name: string }[] | undefined },
  shared: KnownAttribute,
  option: string,
): string {
  const lower = option.toLowerCase();
  const added = newTerms.find(({ name }) => name.toLowerCase() === lower);
  return added?.slug ?? toTerm(shared, option).slug;
}
