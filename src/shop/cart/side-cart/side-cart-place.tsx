import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../ui/shop-context.tsx';
import { cartStore } from '../store/cart-store.ts';
import { loadActions } from '../store/load-actions.ts';
import { wasAddedBefore, watchPlainAdds } from './after-load.ts';
import { openSideCart, sideCart, useSideCart } from './side-cart-state.ts';
import { listenToTriggers } from './side-cart-triggers.ts';

type View = ComponentType<{ isCheckout: boolean }>;

const load = async (): Promise<View> => (await import('./side-cart.tsx')).SideCart;

async function refresh(): Promise<void> {
  try {
    await (await loadActions()).refreshCart('xoo_wsc_refresh_fragments');
  } catch {
    // Offline: what is known is shown, and nothing is known yet.
  }
}

/** Where the side cart appears; one on a page. Its view is loaded when somebody is about to see it. */
export function SideCartPlace({ page }: { page: string }) {
  const { routes, sideCart: settings } = useShop();
  const { enabled, hiddenOn, openAfterLoad, drawerDelay, autoCloseSlider, fetchDelay } = settings;
  const { cart, reason } = useSideCart();
  const [view, setView] = useState<{ View: View } | null>(null);
  const here = enabled && !hiddenOn.includes(page);

  useEffect(
    () => sideCart.configure({ drawerDelay, autoCloseSlider }),
    [drawerDelay, autoCloseSlider],
  );

  const fetchView = useEffectEvent(async () => {
    try {
      const View = await load();
      setView({ View });
    } catch {
      // Offline or a new release: the page of the cart shows the same.
      const asked = sideCart.get();
      sideCart.gone();
      if (asked.cart && asked.reason === 'trigger') location.assign(routes.cart);
    }
  });

  useEffect(() => {
    if (!here) return;
    return listenToTriggers(
      () => openSideCart('trigger'),
      () => void load().catch(() => undefined),
    );
  }, [here]);

  useEffect(() => {
    if (cart && !view) void fetchView();
  }, [cart, view]);

  useEffect(() => {
    // Asked for on every page, so that an add of long ago opens nothing.
    if (wasAddedBefore() && here && openAfterLoad) openSideCart('after-load');
    return watchPlainAdds();
  }, [here, openAfterLoad]);

  // What the page does not know yet, such as what was saved for later, is asked for.
  useEffect(() => {
    if (!cart || reason === 'added' || cartStore.get().cart) return;
    const timer = setTimeout(() => {
      if (!cartStore.get().cart) void refresh();
    }, fetchDelay);
    return () => clearTimeout(timer);
  }, [cart, reason, fetchDelay]);

  return here && view ? <view.View isCheckout={page === 'checkout'} /> : null;
}
