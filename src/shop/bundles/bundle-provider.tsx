import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { checkSelection } from '#rules/bundles/check-selection.ts';
import { priceBundle } from '#rules/bundles/price-bundle.ts';
import { addMoney, multiplyMoney } from '#rules/money/arithmetic.ts';
import { money } from '#rules/money/money.ts';
import { readQuantity } from '#rules/quantities/check.ts';
import type { BundleView, StartedItem } from '#wire/bundles.ts';
import type { ProductRecord } from '#wire/product.ts';
import { BundleContext, type BundleModel } from './bundle-model.ts';
import { chosenOf, itemNow, partOf } from './item-now.ts';
import type { FilledOptions } from './options/filled-options.ts';

interface BundleProviderProps {
  bundle: BundleView;
  product: ProductRecord;
  children: ReactNode;
}

const NOTHING: StartedItem = { on: false, quantity: '1', attributes: {}, options: {} };

/** Around everything that shows or changes the bundle: what is chosen, and what follows from it. */
export function BundleProvider({ bundle, product, children }: BundleProviderProps) {
  const [states, setStates] = useState(bundle.start.items);
  const [filled, setFilled] = useState<Readonly<Record<string, FilledOptions>>>({});
  const [quantity, setQuantity] = useState(bundle.start.quantity);
  const [asked, setAsked] = useState(false);

  const change = useCallback((id: string, part: Partial<StartedItem>) => {
    setStates((before) => ({ ...before, [id]: { ...(before[id] ?? NOTHING), ...part } }));
  }, []);
  const fill = useCallback((id: string, options: FilledOptions) => {
    setFilled((before) =>
      JSON.stringify(before[id]) === JSON.stringify(options)
        ? before
        : { ...before, [id]: options },
    );
  }, []);
  const ask = useCallback(() => setAsked(true), []);

  const model = useMemo((): BundleModel => {
    const items = bundle.items.map((item) =>
      itemNow(item, states[item.id] ?? NOTHING, filled[item.id] ?? null),
    );
    const chosen = items.filter(({ on }) => on);
    const own = { unit: bundle.own?.min ?? money(0), undiscounted: money(0) };
    const price = priceBundle(bundle, own, chosen.flatMap(partOf));
    const many = readQuantity(quantity);
    const bundles = Number.isSafeInteger(many) && many > 0 ? many : 1;
    const once = addMoney(...chosen.map((one) => one.filled?.once ?? money(0)));
    const selection = checkSelection(bundle, chosen.map(chosenOf));
    const ready = chosen.every(
      ({ exact, gone, filled: options }) => exact && !gone && options?.valid !== false,
    );
    return {
      bundle,
      product,
      items,
      chosen,
      price,
      quantity,
      total: addMoney(multiplyMoney(price.total, bundles), once),
      saving: multiplyMoney(price.off, bundles),
      exact: chosen.every(({ exact }) => exact),
      selection,
      valid: selection.length === 0 && ready,
      asked,
      change,
      fill,
      setQuantity,
      ask,
    };
  }, [bundle, product, states, filled, quantity, asked, change, fill, ask]);
  return <BundleContext value={model}>{children}</BundleContext>;
}
