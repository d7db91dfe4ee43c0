import type { ProductInput, VariationInput } from '../saving/product-input.ts';

// A change of a product: only what is to be different. Example: { regularPrice: money(2400) } leaves
// everything else as it is.

/** An attribute as programs name it: by its id or its name, its values by their names. */
export interface AttributePatch {
  id: number;
  name: string;
  options: readonly string[];
  position: number | undefined;
  forVariations: boolean;
  visible: boolean;
}

export interface ChosenValue {
  id: number;
  name: string;
  option: string;
}

/** One with an id changes that entry; without a value it is deleted. */
export interface MetaPatch {
  id: number | undefined;
  key: string | undefined;
  value: unknown;
}

/** The same for products and variations, and not simply a value that replaces the stored one. */
interface Merged {
  meta?: readonly MetaPatch[] | undefined;
}

type Changes<T> = { [Key in keyof T]?: T[Key] | undefined };

export type ProductPatch = Changes<
  Omit<ProductInput, 'id' | 'meta' | 'attributes' | 'variations' | 'defaultAttributes'>
> &
  Merged & {
    attributes?: readonly AttributePatch[] | undefined;
    defaultAttributes?: readonly ChosenValue[] | undefined;
    variations?: readonly VariationStep[] | undefined;
  };

export type VariationPatch = Changes<Omit<VariationInput, 'id' | 'meta' | 'attributes'>> &
  Merged & { attributes?: readonly ChosenValue[] | undefined };

/** One variation of a product that is added, changed or deleted; the others stay. */
export type VariationStep =
  | { do: 'add'; patch: VariationPatch }
  | { do: 'change'; id: number; patch: VariationPatch }
  | { do: 'delete'; id: number };
