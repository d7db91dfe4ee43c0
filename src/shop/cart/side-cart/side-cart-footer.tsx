import { type MouseEvent, useId, useState } from 'react';
import type { CartView } from '#wire/cart.ts';
import type { SideCartRow } from '#wire/side-cart.ts';
import { ExpressPlace } from '../../express/express-place.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
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

/** Rows that stay when the totals are collapsed: what was saved, and the sum. */
const ALWAYS: ReadonlySet<SideCartRow> = new Set(['savings', 'discount', 'total']);

/** The totals, collapsed to their sum until asked for, and the links to continue. */
export function SideCartFooter({ cart, isCheckout }: SideCartFooterProps) {
  const t = useTranslator();
  const money = useMoney();
  const id = useId();
  const { routes, sideCart } = useShop();
  const [open, setOpen] = useState(false);
  const rows = sideCart.rows.filter((row) => row !== 'coupon');
  const { shipping } = cart.totals;

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
      <div>
        <dl id={id} className={styles.rows}>
          {rows
            .filter((row) => open || ALWAYS.has(row))
            .map((row) => (
              <FooterRow key={row} row={row} cart={cart} isCheckout={isCheckout} />
            ))}
        </dl>
        <p className={styles.note}>
          {!open && shipping > 0 && t('sideCart.withDelivery', { amount: money(shipping) })}{' '}
          {cart.taxToCome && t('cart.taxToCome')}
        </p>
        <div className={styles.more}>
          {sideCart.rows.includes('coupon') && (
            <SliderButton panel="coupon" isCheckout={isCheckout}>
              {cart.coupons.map(({ shownCode: displayedCode }) => displayedCode).join(', ') ||
                t('sideCart.couponRow')}
            </SliderButton>
          )}
          {rows.some((row) => !ALWAYS.has(row)) && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'sideCart.hideDetails' : 'sideCart.showDetails')}
              <Icon name="chevron-down" size={16} />
            </button>
          )}
        </div>
      </div>
      <div className={styles.ways}>
        <LinkButton href={routes.checkout} wide className="checkout" onClick={follow}>
          {t('cart.checkout')}
        </LinkButton>
        <ExpressPlace total={cart.totals.total} needsShipping={cart.needsShipping} />
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
  const { needsShipping, destinationKnown, destination, totals } = cart;
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
