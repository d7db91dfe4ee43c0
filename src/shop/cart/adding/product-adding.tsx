import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { noticeOnArrival } from '../../stores/cart/leave-page.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { type Adding, type LoadAdding, useAdding } from './use-adding.ts';

const AddingContext = createContext<Adding | null>(null);

/** Shared by a buy box and all other buttons of the page that add the same product. */
export function ProductAdding({ load, children }: { load?: LoadAdding; children: ReactNode }) {
  const adding = useAdding(load);
  const { fail } = adding;

  // The first read of storage waits for the disk.
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
