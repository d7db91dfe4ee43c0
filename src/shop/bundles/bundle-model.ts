import { createContext, useContext } from 'react';
import type { BundleView, StartedItem } from '#wire/bundles.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { BundleSnapshot } from './bundle-snapshot.ts';
import type { FilledOptions } from './filled-options.ts';

/** The bundle in its current state, for all parts of the page that show it. */
export interface BundleModel extends BundleSnapshot {
  bundle: BundleView;
  product: ProductRecord;
  /** Number of bundles, as typed. */
  quantity: string;
  /** It was submitted once: missing choices are shown from then on. */
  submitted: boolean;
  change(id: string, part: Partial<StartedItem>): void;
  fill(id: string, filled: FilledOptions): void;
  setQuantity(value: string): void;
  markSubmitted(): void;
}

export const BundleContext = createContext<BundleModel | null>(null);

export function useBundle(): BundleModel {
  const model = useContext(BundleContext);
  if (!model) throw new Error('A part of a bundle was drawn outside <BundleProvider>.');
  return model;
}
