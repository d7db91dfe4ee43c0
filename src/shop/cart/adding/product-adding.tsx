import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';
import { noticeOnArrival } from '../store/leave-page.ts';
import { type Adding, type LoadAdding, useAdding } from './use-adding.ts';

const AddingContext = createContext<Adding | null>(null);

/** Around a buy box and whatever else on the page buys the same thing: they tell the same story. */
export function ProductAdding({ load, children }: { load?: LoadAdding; children: ReactNode }) {
  const adding = useAdding(load);
  const { fail } = adding;

  // The first look into a browser's storage waits for its disk.
  useEffect(
    () =>
      whenIdle(() => {
        const html = noticeOnArrival();
        if (html !== '') fail({ ok: false, code: 'refused', notices: [], html });
      }),
    [fail],
  );

  return <AddingContext value={adding}>{children}</AddingContext>;
}

export function useProductAdding(): Adding {
  const adding = useContext(AddingContext);
  if (!adding) throw new Error('A buy form was drawn outside <ProductAdding>.');
  return adding;
}
