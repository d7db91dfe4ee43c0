import { useEffect, useState } from 'react';
import type { BundleConfig } from '#wire/bundles.ts';
import type { CartFailure } from '../stores/cart/cart-result.ts';
import { announce } from '../ui/announce.ts';
import { useTranslator } from '../ui/shop-context.tsx';

/** What the form shows of its last submission. */
export type BundleAddState = 'idle' | 'loading' | 'redirect' | 'popup';

export interface BundleAdding {
  state: BundleAddState;
  failure: CartFailure | null;
  add(form: HTMLFormElement, button: HTMLElement | null): Promise<void>;
}

/** Idle, loading, then a popup or the cart page; after a failure idle again, with a message. */
export function useBundleAdding(config: BundleConfig): BundleAdding {
  const t = useTranslator();
  const [state, setState] = useState<BundleAddState>('idle');
  const [failure, setFailure] = useState<CartFailure | null>(null);

  useEffect(() => {
    // A page restored from the back-forward cache counts as a new visit.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState('idle');
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function send(form: HTMLFormElement, button: HTMLElement | null) {
    try {
      const { sendBundle } = await import('./send-bundle.ts');
      return await sendBundle(config, form, button);
    } catch {
      // The script could not be loaded: treated as offline.
      const notice = {
        kind: 'error',
        code: 'offline',
        text: t('bundles.offline'),
        key: '',
      } as const;
      return { ok: false, code: 'offline', notices: [notice], html: '' } as const;
    }
  }

  return {
    state,
    failure,
    async add(form, button) {
      if (state === 'loading') return;
      setState('loading');
      setFailure(null);
      const result = await send(form, button);
      if (!result.ok) {
        setState('idle');
        if (result.code !== 'leaving') setFailure(result);
        return;
      }
      const { response } = result;
      announce(response.cart.notices[0]?.text ?? '');
      if (!config.popup) {
        setState('redirect');
        location.assign(config.cart_url);
        return;
      }
      setState('popup');
      const { openAddedPopup } = await import('./popup/open-added-popup.tsx');
      openAddedPopup(response.cart, [response.bundle_key], () => setState('idle'));
    },
  };
}
