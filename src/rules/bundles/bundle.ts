import type { Money } from '../money/money.ts';

// A bundle as it was checked when it was saved. Everybody works with this record: the page that
// builds it, the cart that prices it, the order that keeps it.
// Example: mug, tray, napkin and honey, each ticked at first; two of them are 5 % off, four are 15 %.

/** Taken off a sum: 1250 hundredths of a percent are 12.5 %. */
export type BundleDiscount =
  | { kind: 'percent'; hundredths: number }
  | { kind: 'fixed'; amount: Money };

export interface BundleTier {
  /** From this many chosen items on. */
  minimum: number;
  discount: BundleDiscount;
}

export interface BundleItem {
  /** By which it is named in a form, unique in its bundle. */
  id: string;
  productId: number;
  /** The one variation it is sold as; null where the shopper chooses. */
  variationId: number | null;
  /** Part of every bundle: it cannot be unticked. */
  required: boolean;
  /** Ticked at first. */
  chosen: boolean;
  quantity: { first: number; min: number; max: number };
  /** Values that may be chosen, by field (`attribute_pa_color`); a field left out allows all. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Off the item's own price, before the tier. */
  discount: BundleDiscount | null;
  /** What it is called here; '' is the product's own name. */
  title: string;
}

export const BUNDLE_FIELD_TYPES = ['text', 'textarea', 'email', 'tel', 'checkbox'] as const;

/** Something asked besides the items, such as a name for the card. */
export interface BundleField {
  id: string;
  type: (typeof BUNDLE_FIELD_TYPES)[number];
  label: string;
  required: boolean;
}

/** What the bundle's own product costs: nothing, its price, or its price with the tier taken off. */
export const BUNDLE_BASES = ['free', 'added', 'discounted'] as const;

export const AFTER_BUNDLE = ['popup', 'cart'] as const;
export type AfterBundle = (typeof AFTER_BUNDLE)[number];

export interface Bundle {
  productId: number;
  base: (typeof BUNDLE_BASES)[number];
  items: readonly BundleItem[];
  /** How many of the items must and may be chosen. */
  minItems: number;
  maxItems: number;
  /** By rising minimum. */
  tiers: readonly BundleTier[];
  fields: readonly BundleField[];
  /** What happens once it is in the cart; null as the shop's setting says. */
  after: AfterBundle | null;
  texts: { title: string; intro: string; button: string };
}
