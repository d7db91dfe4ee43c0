import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SwatchResponse } from '#rules/variations/swatch-states.ts';
import type { ProductRecord } from '#wire/product.ts';
import { ProductAdding } from '../../cart/adding/product-adding.tsx';
import { useShop } from '../../ui/shop-context.tsx';
import { pageAddress } from './choice-address.ts';
import { announceChoice } from './choice-events.ts';
import { type ChoiceState, type ChoiceStore, createChoiceStore } from './choice-store.ts';
import { fetchVariation } from './fetch-variation.ts';

export interface ProductChoice extends ChoiceState {
  product: ProductRecord;
  pending: boolean;
  /** State of a term's swatch: swatch('attribute_pa_color', 'moss'). */
  swatch(field: string, slug: string): SwatchResponse;
  choose(field: string, slug: string): void;
  /** Clears one attribute, or all of them. */
  clear(field?: string): void;
}

const ChoiceContext = createContext<ProductChoice | null>(null);

interface ProductChoiceProviderProps {
  product: ProductRecord;
  /** Values posted before, by input name. */
  posted?: Readonly<Record<string, string>>;
  /** False where the choice must not change the address, as in the quick view. */
  inAddress?: boolean;
  children: ReactNode;
}

const NOTHING_POSTED = {};
const UNKNOWN_SWATCH: SwatchResponse = { state: 'disabled', clickable: false, stockLeft: null };

/** Provider of one buy box, around everything that shows or changes its choice. */
export function ProductChoiceProvider({
  product,
  posted = NOTHING_POSTED,
  inAddress = true,
  children,
}: ProductChoiceProviderProps) {
  const config = useShop();
  const [store] = useState(
    (): ChoiceStore =>
      createChoiceStore({
        product,
        settings: config.swatches,
        posted,
        address:
          inAddress && typeof window !== 'undefined'
            ? pageAddress(window, product.attributes)
            : null,
        fetchVariation: (chosen, signal) => fetchVariation(config, product.id, chosen, signal),
        announce: (event) => announceChoice(config, event),
      }),
  );
  const state = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  // Before paint: the page never shows an empty choice when its address has one.
  useLayoutEffect(() => store.open(), [store]);
  const choice = useMemo(
    (): ProductChoice => ({
      ...state,
      product,
      pending: state.status === 'pending',
      swatch: (field, slug) => state.states.get(field)?.get(slug) ?? UNKNOWN_SWATCH,
      choose: store.choose,
      clear: store.clear,
    }),
    [state, product, store],
  );
  return (
    <ChoiceContext value={choice}>
      <ProductAdding>{children}</ProductAdding>
    </ChoiceContext>
  );
}

export function useChoice(): ProductChoice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('A buy box was drawn outside <ProductChoiceProvider>.');
  return choice;
}

/** The id of the chosen variation, for scripts that read the form; 0 where there is none. */
export function VariationIdField() {
  const { match } = useChoice();
  return (
    <input type="hidden" name="variation_id" className="variation_id" value={match?.id ?? 0} />
  );
}
