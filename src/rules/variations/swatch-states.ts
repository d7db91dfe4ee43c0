import { elementAt } from '../lists/element-at.ts';
import { type Choice, toTerm } from './choice.ts';
import {
  type Bits,
  firstShared,
  fitting,
  match,
  missingFields,
  type VariationIndex,
} from './variation-index.ts';

// The state of every swatch under a choice.
// Example: with ink chosen, "large" is disabled where no ink mug is large, and no-stock where the
// large ink mugs are sold out; ink itself is selected.

export type SwatchState = 'enabled' | 'selected' | 'disabled' | 'no-stock';

export interface SwatchResponse {
  state: SwatchState;
  clickable: boolean;
  /** The number of the stock-left badge, null where there is none. */
  stockLeft: number | null;
}

export interface SwatchOptions {
  /** Whether out-of-stock variations can be chosen. */
  noStockClickable: boolean;
}

/** By field (`attribute_pa_color`), then by the term's slug. */
export type SwatchStates = ReadonlyMap<string, ReadonlyMap<string, SwatchResponse>>;

export function swatchStates(
  index: VariationIndex,
  chosen: Choice,
  options: SwatchOptions,
): SwatchStates {
  const missing = missingFields(index, chosen);
  // A complete choice without a match hides the variation and its badges.
  const badges = missing.length > 0 || match(index, chosen) !== null;
  const states = new Map<string, Map<string, SwatchResponse>>();
  for (const { field, terms } of index.attributes) {
    const others = fitting(index, chosen, field);
    const decided = badges && missing.every((other) => other === field);
    const responses = new Map<string, SwatchResponse>();
    for (const [slug, bits] of terms) {
      const state = getState(index, others, bits, toTerm(chosen, field) === slug);
      const clickable = state === 'no-stock' ? options.noStockClickable : state !== 'disabled';
      const stockLeft = decided ? getLeft(index, others, bits) : null;
      responses.set(slug, { state, clickable, stockLeft });
    }
    states.set(field, responses);
  }
  return states;
}

function getState(index: VariationIndex, others: Bits, bits: Bits, selected: boolean): SwatchState {
  if (selected) return 'selected';
  if (firstShared(others, bits, index.every) < 0) return 'disabled';
  return firstShared(others, bits, index.inStock) < 0 ? 'no-stock' : 'enabled';
}

function getLeft(index: VariationIndex, others: Bits, bits: Bits): number | null {
  const first = firstShared(others, bits, index.every);
  if (first < 0) return null;
  const left = elementAt(index.stock, first);
  return left > 0 ? left : null;
}
