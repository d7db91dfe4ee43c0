import type { Money } from '../money/money.ts';

// A bundle as validated when it was saved. The page that builds it, the cart that prices it and the
// order that stores it use this record.
// Example: mug, tray, napkin and honey, all preselected; two of them are 5 % off, four are 15 %.

/** Percent in hundredths: 1250 are 12.5 %. */
export type BundleDiscount =
  | { kind: 'percent'; hundredths: number }
  | { kind: 'fixed'; amount: Money };

export interface BundleTier {
  /** From this many chosen items on. */
  minimum: number;
  discount: BundleDiscount;
}

export interface BundleItem {
  /** Its name in a form, unique in its bundle. */
  id: string;
  productId: number;
  /** Its fixed variation; null where the shopper chooses. */
  variationId: number | null;
  /** Required: it cannot be unticked. */
  required: boolean;
  /** Preselected. */
  chosen: boolean;
  quantity: { first: number; min: number; max: number };
  /** Allowed values by field (`attribute_pa_color`); a missing field allows all. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Discount of the item's own price, before the tier. */
  discount: BundleDiscount | null;
  /** Its title in the bundle; '' is the product's own name. */
  title: string;
}

export const BUNDLE_FIELD_TYPES = ['text', 'textarea', 'email', 'tel', 'checkbox'] as const;

/** A further field of the bundle, such as a name for the card. */
export interface BundleField {
  id: string;
  type: (typeof BUNDLE_FIELD_TYPES)[number];
  label: string;
  required: boolean;
}

/** Price of the bundle's own product: none, its price, or its price with the tier's discount. */
export const BUNDLE_BASES = ['free', 'added', 'discounted'] as const;

export const AFTER_BUNDLE = ['popup', 'cart'] as const;
export type AfterBundle = (typeof AFTER_BUNDLE)[number];

export interface Bundle {
  productId: number;
  base: (typeof BUNDLE_BASES)[number];
  items: readonly BundleItem[];
  /** Minimum and maximum number of items. */
  minItems: number;
  maxItems: number;
  /** In ascending order of their minimum. */
  tiers: readonly BundleTier[];
  fields: readonly BundleField[];
  /** What happens after it is added; null for the shop's setting. */
  after: AfterBundle | null;
  texts: { title: string; intro: string; button: string };
}
