import { useEffect, useRef } from 'react';
import type { CheckoutReview } from '#wire/checkout.ts';
import { CouponField } from '../../cart/coupons/coupon-field.tsx';
import { CouponList } from '../../cart/coupons/coupon-list.tsx';
import { NoticeList } from '../../cart/notice-list.tsx';
import { applyCoupon, applyOffer, removeCoupon } from '../../cart/store/cart-actions.ts';
import type { CartOutcome } from '../../cart/store/cart-outcome.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import styles from './order-summary.module.css';
import { SummaryLines, SummaryTotals } from './summary.tsx';

/** As any script of the page may ask. */
function askAgain(): void {
  document.dispatchEvent(new CustomEvent('update_checkout'));
}

/** A line that cannot be ordered as it is tells why, where it stands. */
function saysItself({ cart }: CheckoutReview, key: string): boolean {
  return cart.items.some((item) => item.key === key && item.problems.length > 0);
}

/** The column beside the form: lines, coupons, totals, always as the shop counts them now. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { routes, sideCart } = useShop();
  const { page, state, changed } = checkout;
  const { review, reviewing } = state;
  // Here only what helps now: a coupon that does not fit is no reason to leave.
  const offers =
    sideCart.couponList === 'none'
      ? []
      : review.cart.offers.filter((offer) => offer.state === 'usable' && !offer.applied);
  // What came with the page stands above the form; what comes later stands by its cause.
  const news = state.notices === page.notices ? [] : state.notices;
  const told = news.filter(({ key }) => key === '');
  const ofLines = news.filter(({ key }) => key !== '' && !saysItself(review, key));
  // What was pressed goes away with what it did; whoever pressed it is led to the news of it.
  const leads = useRef(false);
  const newsBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!leads.current || !newsBox.current) return;
    leads.current = false;
    newsBox.current.focus({ preventScroll: true });
  });
  async function lead(change: Promise<CartOutcome>) {
    const outcome = await change;
    leads.current = true;
    changed(outcome);
  }
  return (
    <section
      id="order_review"
      tabIndex={-1}
      className={`woocommerce-checkout-review-order ${styles.summary}`}
      aria-busy={reviewing || undefined}
      aria-label={t('checkout.summary')}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('checkout.summary')}</h2>
        <a href={routes.cart} className={styles.change}>
          {t('checkout.changeCart')}
        </a>
      </div>
      <SummaryLines review={review} onChanged={changed} />
      {ofLines.length > 0 && (
        <div className={styles.notices}>
          <NoticeList notices={ofLines} />
        </div>
      )}
      <div className={styles.coupons}>
        <CouponField labelHidden onApply={async (code) => changed(await applyCoupon(code))} />
        {told.length > 0 && (
          <div ref={newsBox} tabIndex={-1} className={styles.notices}>
            <NoticeList notices={told} />
          </div>
        )}
        {offers.length > 0 && (
          <details className={styles.offers}>
            <summary>
              {t('checkout.offers', { count: offers.length })}
              <Icon name="chevron-down" size={20} />
            </summary>
            <CouponList
              offers={offers}
              action={routes.checkout}
              onApply={({ id, code }) => void lead(applyOffer(id, code))}
            />
          </details>
        )}
      </div>
      <div className={styles.totals}>
        <SummaryTotals review={review} onRemoveCoupon={(code) => void lead(removeCoupon(code))} />
        <Overlay shown={reviewing} />
      </div>
      {state.stale && (
        <Notice
          kind="error"
          action={
            <Button size="small" variant="secondary" onClick={askAgain}>
              {t('checkout.retry')}
            </Button>
          }
        >
          {t('checkout.problem.review')}
        </Notice>
      )}
      <p className="visually-hidden" role="status">
        {reviewing ? t('checkout.updating') : ''}
      </p>
    </section>
  );
}
