import type { VariationRecord } from '#wire/product.ts';

/** What other scripts of the page may listen for, on the document. */
export type ChoiceEvent =
  | { name: 'found_variation'; productId: number; variation: VariationRecord }
  | { name: 'reset_data'; productId: number };

export function announceOnDocument({ name, ...detail }: ChoiceEvent): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
