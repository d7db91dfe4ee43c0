import { useEffect, useRef, useState } from 'react';
import { addQuantities, pieceCount } from '#rules/quantities/quantity.ts';
import type { CartFailure, CartResult } from '../../stores/cart/cart-result.ts';
import { loadActions } from '../../stores/cart/load-actions.ts';
import type { AddedLine } from '../../stores/cart/pending-lines.ts';
import { announce } from '../../ui/announce.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

/** What an add button shows of its last press. */
export type AddState = 'normal' | 'loading' | 'added';

export interface Adding {
  state: AddState;
  /** Why the last add failed; null otherwise. */
  failure: CartFailure | null;
  add(
    data: FormData | Readonly<Record<string, string>>,
    button: HTMLElement | null,
    lines: readonly AddedLine[],
  ): Promise<void>;
  fail(failure: CartFailure | null): void;
}

/** Replaces the call that adds to the cart. */
export type LoadAdding = () => Promise<{
  addToCart(...what: Parameters<Adding['add']>): Promise<CartResult>;
}>;

/** State of one button or form: its requests are queued, and the button shows their progress. */
export function useAdding(load: LoadAdding = loadActions): Adding {
  const t = useTranslator();
  const shop = useShop();
  const [state, setState] = useState<AddState>('normal');
  const [failure, setFailure] = useState<CartFailure | null>(null);
  const waiting = useRef(0);

  useEffect(() => {
    // A page restored from the back-forward cache counts as a new visit.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      waiting.current = 0;
      setState('normal');
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function send(...what: Parameters<Adding['add']>): Promise<CartResult> {
    try {
      return await (await load()).addToCart(...what);
    } catch {
      // The script could not be loaded: treated as offline.
      const text = t('basket.offline');
      const notice = { kind: 'error', code: 'offline', text, key: '' } as const;
      return { ok: false, code: 'offline', notices: [notice], html: '' };
    }
  }

  return {
    state,
    failure,
    fail: setFailure,
    async add(data, button, lines) {
      waiting.current += 1;
      setState('loading');
      setFailure(null);
      const result = await send(data, button, lines);
      waiting.current = Math.max(0, waiting.current - 1);
      // Another press of the same button is still pending.
      if (waiting.current === 0) setState(result.ok ? 'added' : 'normal');
      if (!result.ok) {
        if (result.code !== 'leaving') setFailure(result);
        return;
      }
      announce(
        lines.length === 1
          ? t('basket.addedName', { name: lines[0]?.name ?? '' })
          : t('basket.addedMany', {
              count: addQuantities(...lines.map(({ quantity }) => pieceCount(quantity, quantity))),
            }),
      );
      const { afterAdd } = await import('./after-add.ts');
      await afterAdd(shop, button);
    },
  };
}
