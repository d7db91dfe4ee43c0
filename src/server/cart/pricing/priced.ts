import type { PriceStep } from '#rules/cart/cart-line.ts';
import type { Money } from '#rules/money/money.ts';
import type { GroupProduct } from '#rules/options/option-form.ts';
import type { LineStock, Sold } from '#server/catalog/facts/line-stock.ts';
import type { CartData } from '#server/catalog/facts/product-details.ts';
import type { AddOn } from '#server/options/add-ons.ts';
import type { FormVersion } from '#server/options/forms/load-forms.ts';
import type { OptionDetail } from '#server/options/option-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoredLine } from '../cart-state.ts';

/** What a piece of a line costs, and what is known of the line besides. */
export interface Priced {
  unit: Money;
  regular: Money;
  once: Money;
  /** Taken off once for the line. */
  off?: Money;
  undiscounted: Money;
  onSale: boolean;
  steps: readonly PriceStep[];
  /** False where another line or a field decides the quantity. */
  quantityFree: boolean;
  /** The quantity that follows from the entries; null where nothing but the line decides it. */
  bound: number | null;
  /** The choices besides the variation, as text, by where they may be shown. */
  details: readonly OptionDetail[];
  /** Its product has options that can be edited. */
  hasForm: boolean;
  /** Which forms in which version its options were priced by. */
  forms?: readonly FormVersion[];
  /** False where the form has changed so that the entries no longer fit it. */
  entriesFit: boolean;
  /** Products that leave with it. */
  addOns?: readonly AddOn[];
  /** Possible add-ons, by product. */
  offered?: ReadonlyMap<number, GroupProduct>;
  /** The bundle it belongs to, where it belongs to one. */
  group?: LineGroup;
}

export interface PricingInput {
  line: StoredLine;
  sold: Sold;
  now: number;
}

/** Null where it has no price any more: it cannot be bought. */
export type PricingStep = (priced: Priced, input: PricingInput) => Priced | null;

/** Loads what a step needs for all lines at once, so that a long cart costs no more queries. */
export type PricingSource = (
  ctx: ShopContext,
  lines: readonly StoredLine[],
  details: CartData,
) => Promise<PricingStep>;

/** A line with what was found out about it. */
export interface FoundLine {
  stored: StoredLine;
  sold: Sold | null;
  priced: Priced | null;
  stock: LineStock | null;
}

/** What a line has to do with a bundle. */
export interface LineGroup {
  /** Key of the bundle's own line. */
  key: string;
  /** '' for the bundle's own line. */
  item: string;
  /** Pieces in one bundle. */
  each: number;
  /** May go without the rest. */
  removable: boolean;
  /** False where the bundle has changed so that this is none any more. */
  fits: boolean;
  /** The bundle's own product costs nothing and is nothing to send. */
  free: boolean;
}
