import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { CartNotice } from '#wire/cart.ts';
import { cartStore, useCart } from '../../stores/cart/cart-store.ts';
import { VISITOR_MARK } from '../../stores/cart/replace-fragments.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { EMPTY_CART } from '../controls/empty-cart.ts';
import { listenToCart, noticeStore } from '../notices/cart-notices.ts';
import { FreeShippingBar } from '../totals/free-shipping-bar.tsx';
import { NextSteps } from '../totals/next-steps.tsx';
import styles from './side-cart.module.css';
import { controls } from './side-cart-controls.ts';
import { DrawerToggle, SideCartDrawer } from './side-cart-drawer.tsx';
import { SideCartEmpty } from './side-cart-empty.tsx';
import { SideCartFooter } from './side-cart-footer.tsx';
import { SideCartLines } from './side-cart-lines.tsx';
import { SideCartNotices } from './side-cart-notices.tsx';
import { SideCartSlider } from './side-cart-slider.tsx';
import { closeSideCart, sideCart, useSideCart } from './side-cart-state.ts';
import { Suggestions } from './suggestions.tsx';
import { useSuggested } from './use-suggested.ts';
import { useWide } from './use-wide.ts';

/** The cart over the page: a modal at the inline end, a drawer beside it, a slider inside. */
export function SideCart({ isCheckout }: { isCheckout: boolean }) {
  const t = useTranslator();
  const { width, noticeTime } = useShop().sideCart;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useSideCart();
  const { cart: known, pending, requests, count, busy } = useCart();
  const cart = known ?? EMPTY_CART;
  const wide = useWide();
  const products = useSuggested(cart.suggestions, state.cart);
  const filled = cart.items.length > 0 || pending.length > 0;

  useLayoutEffect(() => {
    // The content policy forbids style attributes, not styles set by script.
    dialog.current?.style.setProperty('--side-cart-width', `${width}px`);
  }, [width]);

  useEffect(() => {
    const announce = (notices: readonly CartNotice[]) => noticeStore.announce(notices, noticeTime);
    // Shows the notices of the add that opened it; older ones are dropped.
    if (sideCart.get().reason !== 'trigger') announce(cartStore.get().cart?.notices ?? []);
    return listenToCart(announce);
  }, [noticeTime]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (state.cart && !element.open) element.showModal();
    if (!state.cart && element.open) element.close();
  }, [state.cart]);

  // A focused control that is removed with its line loses the focus: it is moved on.
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open || state.slider || document.activeElement !== document.body) return;
    const next = element.querySelector<HTMLElement>('[data-undo]');
    (next ?? element.querySelector<HTMLElement>(`[id="${CSS.escape(`${id}-title`)}"]`))?.focus();
  });

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (state.slider) sideCart.closeSlider();
    else closeSideCart();
  }
  /** While a request is pending nothing in it can be pressed, but it can be closed. */
  function block(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    if (!busy || !target || target === dialog.current || target.closest('[data-close]')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const drawer = (
    <SideCartDrawer id={`${id}-drawer`} state={state} saved={cart.saved} beside={wide} />
  );
  return (
    <dialog
      ref={dialog}
      className={`xoo-wsc-modal veiled ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      {...{ [VISITOR_MARK]: '' }}
      data-cart={state.cart || undefined}
      onClose={() => sideCart.gone()}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={press}
      onClickCapture={block}
      onClick={(event) => event.target === event.currentTarget && closeSideCart()}
    >
      {wide && drawer}
      <div className={`xoo-wsc-container ${styles.panel}`} aria-busy={busy || undefined}>
        {wide && <DrawerToggle id={`${id}-drawer`} state={state} />}
        <div className={styles.inner} inert={state.slider !== null}>
          <header className={styles.header}>
            <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
              {t('cart.title')}
              {count > 0 && <span className={styles.count}>{t('sideCart.count', { count })}</span>}
            </h2>
            <EmptyLink visible={cart.items.length > 0} />
            <IconButton
              icon="close"
              label={t('layout.close')}
              data-close=""
              onClick={closeSideCart}
            />
          </header>
          {filled && (
            <div className={styles.bar}>
              <FreeShippingBar progress={cart.freeShipping} />
              <NextSteps texts={cart.nextSteps} />
            </div>
          )}
          <div className={styles.body}>
            {filled ? (
              <SideCartLines items={cart.items} pending={pending} requests={requests} />
            ) : (
              <SideCartEmpty />
            )}
            <Suggestions products={products} />
            {!wide && drawer}
          </div>
          {state.slider === null && <SideCartNotices />}
          {cart.items.length > 0 && <SideCartFooter cart={cart} isCheckout={isCheckout} />}
        </div>
        <SideCartSlider panel={state.slider} cart={cart} />
        <Overlay visible={busy} />
      </div>
    </dialog>
  );
}

function EmptyLink({ visible }: { visible: boolean }) {
  const t = useTranslator();
  const { emptyLink } = useShop().sideCart;
  if (!visible || !emptyLink) return null;
  return (
    <button type="button" className={styles.empty} onClick={() => void controls.empty()}>
      {t('sideCart.empty')}
    </button>
  );
}
