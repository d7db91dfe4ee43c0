import { createContext, useContext } from 'react';
import type { SelectionProblem } from '#rules/bundles/check-selection.ts';
import type { BundlePrice } from '#rules/bundles/price-bundle.ts';
import type { Money } from '#rules/money/money.ts';
import type { BundleView, StartedItem } from '#wire/bundles.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ItemNow } from './item-now.ts';
import type { FilledOptions } from './options/filled-options.ts';

/** The bundle as it stands now, for whatever part of the page shows some of it. */
export interface BundleModel {
  bundle: BundleView;
  product: ProductRecord;
  items: readonly ItemNow[];
  /** Those that are ticked. */
  chosen: readonly ItemNow[];
  /** Of one bundle. */
  price: BundlePrice;
  /** How many bundles. */
  quantity: string;
  /** All of them, with what is charged once. */
  total: Money;
  saving: Money;
  /** False while a choice is open: the price is the lowest there is. */
  exact: boolean;
  selection: readonly SelectionProblem[];
  /** Whether everything that must be chosen is: what is missing is shown from the first try on. */
  valid: boolean;
  asked: boolean;
  change(id: string, part: Partial<StartedItem>): void;
  fill(id: string, filled: FilledOptions): void;
  setQuantity(value: string): void;
  ask(): void;
}

export const BundleContext = createContext<BundleModel | null>(null);

export function useBundle(): BundleModel {
  const model = useContext(BundleContext);
  if (!model) throw new Error('A part of a bundle was drawn outside <BundleProvider>.');
  return model;
}
