import { useEffect, useRef } from 'react';
import type { CheckoutReview } from '#wire/checkout.ts';
import { CouponField } from '../../cart/coupons/coupon-field.tsx';
import { CouponList } from '../../cart/coupons/coupon-list.tsx';
import { StoreCredit } from '../../cart/coupons/store-credit.tsx';
import { NoticeList } from '../../cart/notice-list.tsx';
import { applyCoupon, applyOffer, removeCoupon } from '../../stores/cart/cart-actions.ts';
import type { CartResult } from '../../stores/cart/cart-result.ts';
import { Button } from '../../ui/button.tsx';
import { fireEvent } from '../../ui/fire-event.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import styles from './order-summary.module.css';
import { SummaryLines, SummaryTotals } from './summary.tsx';

/** For other scripts of the page. */
function retry(): void {
  fireEvent('update_checkout', {}, []);
}

/** A line that cannot be ordered shows its problem. */
function hasNotice({ cart }: CheckoutReview, key: string): boolean {
  return cart.items.some((item) => item.key === key && item.problems.length > 0);
}

/** The column beside the form: lines, coupons and totals as the shop calculates them. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { routes, sideCart } = useShop();
  const { page, state, changed } = checkout;
  const { review, reviewing } = state;
  // Only applicable coupons are shown here.
  const offers =
    sideCart.couponList === 'none'
      ? []
      : review.cart.offers.filter((offer) => offer.state === 'usable' && !offer.applied);
  // Notices the page was rendered with are above the form; later ones are here.
  const news = state.notices === page.notices ? [] : state.notices;
  const general = news.filter(({ key }) => key === '');
  const ofLines = news.filter(({ key }) => key !== '' && !hasNotice(review, key));
  // The pressed control disappears with its line: the focus moves to the notice.
  const leads = useRef(false);
  const newsBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!leads.current || !newsBox.current) return;
    leads.current = false;
    newsBox.current.focus({ preventScroll: true });
  });
  async function lead(change: Promise<CartResult>) {
    const result = await change;
    leads.current = true;
    changed(result);
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
        <CouponField
          labelHidden
          onApply={async (code) => (changed(await applyCoupon(code)) ? null : '')}
        />
        <StoreCredit
          credit={review.cart.credit}
          action={routes.checkout}
          onUse={(code) => lead(applyCoupon(code))}
        />
        {general.length > 0 && (
          <div ref={newsBox} tabIndex={-1} className={styles.notices}>
            <NoticeList notices={general} />
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
        <Overlay visible={reviewing} />
      </div>
      {state.stale && (
        <Notice
          kind="error"
          action={
            <Button size="small" variant="secondary" onClick={retry}>
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
