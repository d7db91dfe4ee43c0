import { useId } from 'react';
import type { CartView } from '#wire/cart.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { AppliedCoupons } from '../coupons/applied-coupons.tsx';
import { CouponField } from '../coupons/coupon-field.tsx';
import { CouponList } from '../coupons/coupon-list.tsx';
import { StoreCredit } from '../coupons/store-credit.tsx';
import panel from '../totals/part.module.css';
import { controls } from './side-cart-controls.ts';

/** A coupon code, the applied coupons, and the available ones. */
export function CouponPanel({ cart }: { cart: CartView }) {
  const t = useTranslator();
  const id = useId();
  const listed = useShop().sideCart.couponList !== 'none' && cart.offers.length > 0;
  return (
    <>
      <CouponField onApply={controls.applyCode} />
      <StoreCredit credit={cart.credit} onUse={controls.applyCode} />
      {cart.coupons.length > 0 && (
        <section aria-labelledby={`${id}-applied`} className={panel.part}>
          <h3 id={`${id}-applied`} className={panel.title}>
            {t('sideCart.couponsApplied')}
          </h3>
          <AppliedCoupons
            coupons={cart.coupons}
            onRemove={({ code }) => void controls.removeCode(code)}
          />
        </section>
      )}
      {listed && (
        <section aria-labelledby={`${id}-offered`} className={panel.part}>
          <h3 id={`${id}-offered`} className={panel.title}>
            {t('sideCart.couponsOffered')}
          </h3>
          <CouponList offers={cart.offers} onApply={(offer) => void controls.applyOffer(offer)} />
        </section>
      )}
    </>
  );
}
