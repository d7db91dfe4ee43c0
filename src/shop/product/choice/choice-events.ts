import type { VariationRecord } from '#wire/product.ts';

/** Events for other scripts of the page, fired on the document. */
export type ChoiceEvent =
  | { name: 'found_variation'; productId: number; variation: VariationRecord }
  | { name: 'reset_data'; productId: number };

export function announceOnDocument({ name, ...detail }: ChoiceEvent): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
