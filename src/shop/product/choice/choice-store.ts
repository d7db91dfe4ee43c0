import {
  attributeField,
  type Choice,
  NO_CHOICE,
  readChoice,
  sameChoice,
} from '#rules/variations/choice.ts';
import { choose, clear } from '#rules/variations/choose.ts';
import { getCombinations } from '#rules/variations/combinations.ts';
import { type SwatchStates, swatchStates } from '#rules/variations/swatch-states.ts';
import { buildVariationIndex, match, missingFields } from '#rules/variations/variation-index.ts';
import type { ProductRecord, VariationRecord } from '#wire/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { createObservable, type Observable } from '../../ui/store/observable.ts';
import type { ChoiceAddress } from './choice-address.ts';
import type { ChoiceEvent } from './choice-events.ts';

// The choice of one product and what follows from it, for all components that show it. Variations
// sent with the page are matched here; others are requested.

/** The debounce before a request, so that arrow keys do not send one for each step. */
export const REQUEST_DELAY_MS = 80;

/**
 * incomplete: an attribute is missing. matched: `match` is the variation. none: nothing matches.
 * pending: requested, no answer yet. failed: no answer; the form may be sent, the server decides.
 */
export type ChoiceStatus = 'incomplete' | 'pending' | 'matched' | 'none' | 'failed';

export interface ChoiceState {
  chosen: Choice;
  states: SwatchStates;
  match: VariationRecord | null;
  status: ChoiceStatus;
  /** Attributes without a choice: `attribute_pa_size`. */
  missing: readonly string[];
}

export interface ChoiceParts {
  product: ProductRecord;
  settings: ShopConfig['swatches'];
  /** Values posted before, by input name. */
  posted: Readonly<Record<string, string>>;
  /** Null where the choice is not stored in the address, as in the quick view. */
  address: ChoiceAddress | null;
  fetchVariation(chosen: Choice, signal: AbortSignal): Promise<VariationRecord | null>;
  announce(event: ChoiceEvent): void;
}

export interface ChoiceStore extends Pick<Observable<ChoiceState>, 'get' | 'subscribe'> {
  /** As the server rendered it, before the address was read. */
  readonly initial: ChoiceState;
  choose(field: string, slug: string): void;
  clear(field?: string): void;
  /** Reads the address and follows it; returns how to stop. */
  open(): () => void;
}

export function createChoiceStore(parts: ChoiceParts): ChoiceStore {
  const { product, settings, address } = parts;
  const { attributes, variations } = product;
  const index = buildVariationIndex(
    product.combinations ?? getCombinations(attributes, variations, settings.stockThreshold),
  );
  /** Answers by row; null where the server found none. */
  const known = new Map<number, VariationRecord | null>();
  for (const [row, variation] of variations.entries()) known.set(row, variation);
  let requested: AbortController | null = null;
  let current: VariationRecord | null = null;

  // Where there is one value alone, there is nothing to choose.
  const single = readChoice(
    attributes.flatMap(({ name, forVariations, terms: [term, ...others] }) =>
      forVariations && term && others.length === 0 ? [[attributeField(name), term.slug]] : [],
    ),
    attributes,
  );
  const posted = { ...single, ...readChoice(Object.entries(parts.posted), attributes) };
  const initial = getState(posted);
  const { get, set, subscribe } = createObservable(initial);

  function getState(chosen: Choice, failed = false): ChoiceState {
    const states = swatchStates(index, chosen, settings);
    const missing = missingFields(index, chosen);
    const row = match(index, chosen);
    const found = row === null ? null : (known.get(row) ?? null);
    const open = row !== null && !known.has(row) ? (failed ? 'failed' : 'pending') : 'none';
    const status = missing.length > 0 ? 'incomplete' : found ? 'matched' : open;
    return { chosen, states, missing, match: found, status };
  }

  function show(next: ChoiceState): void {
    set(next);
    // While an answer is pending nothing is announced: the same variation may be found again.
    if (next.status === 'pending' || next.match?.id === current?.id) return;
    current = next.match;
    parts.announce(
      current
        ? { name: 'found_variation', productId: product.id, variation: current }
        : { name: 'reset_data', productId: product.id },
    );
  }

  function take(chosen: Choice): void {
    requested?.abort();
    show(getState(chosen));
    const row = match(index, chosen);
    if (get().status === 'pending' && row !== null) void load(chosen, row);
  }

  async function load(chosen: Choice, row: number): Promise<void> {
    const request = new AbortController();
    requested = request;
    await new Promise((resolve) => setTimeout(resolve, REQUEST_DELAY_MS));
    if (request.signal.aborted) return;
    let failed = false;
    try {
      known.set(row, await parts.fetchVariation(chosen, request.signal));
    } catch {
      // A network error; the form can still be sent.
      failed = true;
    }
    if (!request.signal.aborted) show(getState(chosen, failed));
  }

  function change(chosen: Choice): void {
    const next = { ...single, ...chosen };
    if (sameChoice(next, get().chosen)) return;
    take(next);
    address?.write(next);
  }

  return {
    initial,
    get,
    subscribe,
    choose: (field, slug) => change(choose(get().states, get().chosen, field, slug, settings)),
    clear: (field) => change(clear(get().chosen, field)),
    open() {
      const named = address?.read() ?? NO_CHOICE;
      if (!sameChoice(named, NO_CHOICE)) take({ ...single, ...named });
      else if (!sameChoice(posted, NO_CHOICE)) {
        take(posted);
        if (!sameChoice(posted, single)) address?.write(posted);
      }
      // A navigation within the page fires popstate too, and changes no choice.
      const stop = address?.follow((arrived) => {
        const next = { ...single, ...arrived };
        if (!sameChoice(next, get().chosen)) take(next);
      });
      return () => {
        stop?.();
        requested?.abort();
      };
    },
  };
}
