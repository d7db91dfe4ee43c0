import { attributeField, type Choice } from '../variations/choice.ts';
import type { BundleItem } from './bundle.ts';
import { mayChoose } from './check-selection.ts';

// The variation form of an item: reset while nothing matches, found once a variation matches the
// choices, matched when its id and price are set.
// Example: sand and large → found, and matched when all attributes are chosen and it is in stock.

export interface OfferedVariation {
  id: number;
  /** '' means any. */
  attributes: Readonly<Record<string, string>>;
}

export type VariationForm<Variation extends OfferedVariation = OfferedVariation> =
  /** Nothing matches; `open` are the fields still to be chosen, none where no choice helps. */
  | { state: 'reset'; open: readonly string[]; variation: null }
  /** Some variation matches, and not everything is chosen yet. */
  | { state: 'found'; open: readonly string[]; variation: null }
  | { state: 'matched'; open: readonly string[]; variation: Variation };

export function variationForm<Variation extends OfferedVariation>(
  item: Pick<BundleItem, 'attributes' | 'variationId'>,
  attributes: readonly { name: string; forVariations: boolean }[],
  variations: readonly Variation[],
  chosen: Choice,
): VariationForm<Variation> {
  const fields = attributes
    .filter(({ forVariations }) => forVariations)
    .map(({ name }) => attributeField(name));
  const allowed = variations.filter(
    ({ id, attributes }) =>
      (item.variationId === null || item.variationId === id) &&
      Object.entries(attributes).every(
        ([field, value]) => value === '' || mayChoose(item, field, value),
      ),
  );
  const fitting = allowed.filter(({ attributes }) =>
    fields.every((field) => {
      const value = chosen[field] ?? '';
      return value === '' || (attributes[field] ?? '') === '' || attributes[field] === value;
    }),
  );
  const open = fields.filter((field) => (chosen[field] ?? '') === '');
  const [first] = fitting;
  if (!first) return { state: 'reset', open, variation: null };
  if (open.length > 0) return { state: 'found', open, variation: null };
  return { state: 'matched', open: [], variation: first };
}
