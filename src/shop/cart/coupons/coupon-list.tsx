import type { CartOffer } from '#wire/cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDay, useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './coupon-list.module.css';

interface CouponListProps {
  offers: readonly CartOffer[];
  /** With script; without it the button posts the code to the cart page. */
  onApply(offer: CartOffer): void;
  busy?: boolean | undefined;
  /** Target of the form without script; the cart page by default. */
  action?: string | undefined;
  className?: string | undefined;
}

/** Available coupons in the cart, the side cart and the checkout. Nothing where there are none. */
export function CouponList({ offers, onApply, busy, action, className }: CouponListProps) {
  const { couponList } = useShop().sideCart;
  if (couponList === 'none') return null;
  const listed = offers.filter(
    ({ state, applied }) => couponList === 'all' || state === 'usable' || applied,
  );
  if (listed.length === 0) return null;
  return (
    <ul className={`wt_coupon_wrapper ${styles.list} ${className ?? ''}`}>
      {listed.map((offer) => (
        <li key={offer.id}>
          <CouponOffer offer={offer} onApply={onApply} busy={busy} action={action} />
        </li>
      ))}
    </ul>
  );
}

type CouponOfferProps = Pick<CouponListProps, 'onApply' | 'busy' | 'action'> & { offer: CartOffer };

function CouponOffer({ offer, onApply, busy, action }: CouponOfferProps) {
  const t = useTranslator();
  const day = useDay();
  const { routes } = useShop();
  const { id, code, shownCode: displayedCode, description, applied, problem, endsAt } = offer;
  const state = applied ? 'applied' : offer.state;
  const usable = state === 'usable';
  const content = (
    <>
      <span className={styles.code}>{displayedCode}</span>
      <span className={styles.state}>
        {applied && <Icon name="check" size={16} />}
        {t(`coupons.offer.state.${state}`)}
      </span>
      <span className={styles.description}>
        {description}
        {problem !== '' && !applied && <span className={styles.problem}>{problem}</span>}
        {usable && endsAt !== null && (
          <span className={styles.until}>{t('sideCart.offerUntil', { date: day(endsAt) })}</span>
        )}
      </span>
    </>
  );
  if (!usable) {
    return (
      <div className={`wt-single-coupon ${styles.offer}`} data-state={state}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="submit"
      name="apply_offer"
      value={code}
      formAction={action ?? routes.cart}
      formMethod="post"
      formNoValidate
      className={`wt-single-coupon ${styles.offer}`}
      data-state={state}
      data-code={code}
      data-id={id}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!busy) onApply(offer);
      }}
    >
      {content}
    </button>
  );
}
