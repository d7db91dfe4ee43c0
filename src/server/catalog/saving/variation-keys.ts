import type { ProductDraft } from './product-input.ts';

/** attributeKey('Cup & saucer') is 'cup-saucer', the name its choice is posted under. */
export function attributeKey(label: string): string {
  const name = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return name.replace(/^-|-$/g, '') || 'choice';
}

/**
 * The attributes that distinguish variations: as the input names them, to the name they are stored
 * under.
 */
export function attributeKeys(draft: ProductDraft): Map<string, string> {
  return new Map(
    draft.attributes
      .filter((one) => one.forVariations)
      .map((one) =>
        'attribute' in one
          ? [one.attribute, `pa_${one.attribute}`]
          : [one.label, attributeKey(one.label)],
      ),
  );
}
