import { useEffect, useId, useRef, useState } from 'react';
import type { CartView } from '#wire/cart.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { CouponPanel } from './coupon-panel.tsx';
import { ShippingPanel } from './shipping-panel.tsx';
import type { SliderPanel } from './side-cart-machine.ts';
import { SideCartNotices } from './side-cart-notices.tsx';
import styles from './side-cart-slider.module.css';
import { sideCart } from './side-cart-state.ts';

interface SideCartSliderProps {
  panel: SliderPanel | null;
  cart: CartView;
}

/** A sheet over the cart with one of two panels; the cart below is inert. */
export function SideCartSlider({ panel, cart }: SideCartSliderProps) {
  const t = useTranslator();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  // Keeps its content while it slides out.
  const [displayed, setPanel] = useState<SliderPanel>('coupon');
  if (panel && panel !== displayed) setPanel(panel);

  useEffect(() => {
    if (!panel) return;
    opener.current = document.activeElement;
    title.current?.focus();
    return () => {
      const back = opener.current;
      // After the lines below are no longer inert.
      queueMicrotask(() => back instanceof HTMLElement && back.isConnected && back.focus());
    };
  }, [panel]);

  return (
    <section
      className={`xoo-wsc-slider ${styles.slider}`}
      data-slider={displayed}
      data-shown={panel !== null || undefined}
      inert={panel === null}
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
    >
      <header className={styles.header}>
        <IconButton
          icon="chevron"
          label={t('layout.back')}
          className={styles.back}
          onClick={sideCart.closeSlider}
        />
        <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
          {t(displayed === 'coupon' ? 'sideCart.couponPanel' : 'sideCart.shippingPanel')}
        </h2>
      </header>
      <div className={styles.body}>
        {displayed === 'coupon' ? (
          <CouponPanel cart={cart} />
        ) : (
          <ShippingPanel cart={cart} open={panel === 'shipping'} />
        )}
      </div>
      {panel && <SideCartNotices />}
    </section>
  );
}
