import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { cartStore } from '../../stores/cart/cart-store.ts';
import { loadActions } from '../../stores/cart/load-actions.ts';
import { useShop } from '../../ui/shop-context.tsx';
import { wasAddedBefore, watchPlainAdds } from './after-load.ts';
import { openSideCart, sideCart, useSideCart } from './side-cart-state.ts';

/** Selectors that open the side cart: the header's basket, and elements a shop marks. */
const TRIGGERS = 'a.cart-link, .xoo-wsc-cart-trigger, [data-side-cart-open]';

/** Calls `open` for a plain click on a trigger, and `near` on hover or focus. */
function listenToTriggers(open: () => void, near: () => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  const click = (event: MouseEvent) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!isTrigger(target)) return;
    event.preventDefault();
    open();
  };
  const reach = ({ target }: Event) => isTrigger(target) && near();
  document.addEventListener('click', click, { signal });
  document.addEventListener('pointerover', reach, { signal, passive: true });
  document.addEventListener('focusin', reach, { signal, passive: true });
  return () => events.abort();
}

function isTrigger(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TRIGGERS) !== null;
}

type View = ComponentType<{ isCheckout: boolean }>;

const load = async (): Promise<View> => (await import('./side-cart.tsx')).SideCart;

async function refresh(): Promise<void> {
  try {
    await (await loadActions()).refreshCart('xoo_wsc_refresh_fragments');
  } catch {
    // Offline: the known state is shown, and nothing is known yet.
  }
}

/** Mounts the side cart; one on a page. Its view is loaded when it is about to be shown. */
export function SideCartHost({ page }: { page: string }) {
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
      // Offline, or a new release: the cart page shows the same.
      const opened = sideCart.get();
      sideCart.gone();
      if (opened.cart && opened.reason === 'trigger') location.assign(routes.cart);
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
    // Read on every page, so that an earlier add opens nothing.
    if (wasAddedBefore() && here && openAfterLoad) openSideCart('after-load');
    return watchPlainAdds();
  }, [here, openAfterLoad]);

  // Fetches what the page does not know yet, such as the items saved for later.
  useEffect(() => {
    if (!cart || reason === 'added' || cartStore.get().cart) return;
    const timer = setTimeout(() => {
      if (!cartStore.get().cart) void refresh();
    }, fetchDelay);
    return () => clearTimeout(timer);
  }, [cart, reason, fetchDelay]);

  return here && view ? <view.View isCheckout={page === 'checkout'} /> : null;
}
