import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { BundleView, StartedItem } from '#wire/bundles.ts';
import type { ProductRecord } from '#wire/product.ts';
import { BundleContext, type BundleModel } from './bundle-model.ts';
import { bundleSnapshot } from './bundle-snapshot.ts';
import type { FilledOptions } from './filled-options.ts';

interface BundleProviderProps {
  bundle: BundleView;
  product: ProductRecord;
  children: ReactNode;
}

const NOTHING: StartedItem = { on: false, quantity: '1', attributes: {}, options: {} };

/** Context with the selection and what follows from it. */
export function BundleProvider({ bundle, product, children }: BundleProviderProps) {
  const [states, setStates] = useState(bundle.start.items);
  const [filled, setFilled] = useState<Readonly<Record<string, FilledOptions>>>({});
  const [quantity, setQuantity] = useState(bundle.start.quantity);
  const [submitted, setSubmitted] = useState(false);

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
  const markSubmitted = useCallback(() => setSubmitted(true), []);

  const model = useMemo((): BundleModel => {
    const now = bundleSnapshot(bundle, states, filled, quantity);
    return {
      ...now,
      bundle,
      product,
      quantity,
      submitted,
      change,
      fill,
      setQuantity,
      markSubmitted,
    };
  }, [bundle, product, states, filled, quantity, submitted, change, fill, markSubmitted]);
  return <BundleContext value={model}>{children}</BundleContext>;
}
