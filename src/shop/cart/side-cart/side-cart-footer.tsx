import type { MouseEvent } from 'react';
import type { CartView } from '#wire/cart.ts';
import type { SideCartRow } from '#wire/side-cart.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import { quantitiesWait, sendQuantities } from '../lines/quantity-wait.ts';
import { RowAmount } from '../totals/row-amount.tsx';
import styles from './side-cart-footer.module.css';
import { closeSideCart } from './side-cart-state.ts';
import { SliderButton } from './slider-button.tsx';

interface SideCartFooterProps {
  cart: CartView;
  isCheckout: boolean;
}

/** The totals, in the rows that the settings choose, and the links to continue. */
export function SideCartFooter({ cart, isCheckout }: SideCartFooterProps) {
  const t = useTranslator();
  const { routes, sideCart } = useShop();

  /** Sends pending quantities first, so that the checkout has the current ones. */
  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!quantitiesWait() || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    await sendQuantities();
    location.assign(href);
  }

  return (
    <footer className={styles.footer}>
      <dl className={styles.rows}>
        {sideCart.rows.map((row) => (
          <FooterRow key={row} row={row} cart={cart} isCheckout={isCheckout} />
        ))}
      </dl>
      <div className={styles.ways}>
        <LinkButton href={routes.checkout} wide className="checkout" onClick={follow}>
          {t('cart.checkout')}
        </LinkButton>
        <div className={styles.quiet}>
          <a href={routes.cart} className={styles.way} onClick={follow}>
            {t('cart.view')}
          </a>
          <button type="button" className={styles.way} onClick={closeSideCart}>
            {t('sideCart.goOn')}
          </button>
        </div>
      </div>
    </footer>
  );
}

interface FooterRowProps extends SideCartFooterProps {
  row: SideCartRow;
}

function FooterRow({ row, cart, isCheckout }: FooterRowProps) {
  const t = useTranslator();
  const money = useMoney();
  const { coupons, needsShipping, destinationKnown, destination, totals } = cart;
  if (row === 'savings') {
    if (totals.saving === 0) return null;
    return (
      <div className={`${styles.row} ${styles.saving}`}>
        <dt>{t('sideCart.saving')}</dt>
        <dd>{money(totals.saving)}</dd>
      </div>
    );
  }
  if (row === 'calculator') {
    if (!needsShipping) return null;
    const { city, postcode, state, country } = destination;
    const place = [postcode, city || state, country].filter((part) => part !== '').join(' ');
    return (
      <div className={styles.row}>
        <dt>
          {destinationKnown ? t('sideCart.shippingTo', { place }) : t('sideCart.shippingRow')}
        </dt>
        <dd>
          <SliderButton panel="shipping" isCheckout={isCheckout}>
            {t(destinationKnown ? 'sideCart.shippingChange' : 'sideCart.shippingOpen')}
          </SliderButton>
        </dd>
      </div>
    );
  }
  if (row === 'coupon') {
    return (
      <div className={styles.row}>
        <dt>{coupons.length > 0 ? t('sideCart.couponPanel') : t('sideCart.couponRow')}</dt>
        <dd>
          <SliderButton panel="coupon" isCheckout={isCheckout}>
            {coupons.length > 0
              ? coupons.map(({ shownCode }) => shownCode).join(', ')
              : t('sideCart.couponOpen')}
          </SliderButton>
        </dd>
      </div>
    );
  }
  return cart.rows
    .filter(({ code }) => code === row)
    .map((total) => (
      <div key={`${total.code}/${total.of}`} className={styles.row} data-row={total.code}>
        <dt>{total.label}</dt>
        <dd>
          <RowAmount row={total} />
        </dd>
      </div>
    ));
}
