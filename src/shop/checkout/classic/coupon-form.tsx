import { CHECKOUT_BUTTONS, CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

/**
 * The form of its own that WooCommerce’s scripts send coupons from. It is hidden, as there, until
 * such a script shows it: shoppers have the field in the order, which keeps what they typed.
 */
export function CouponForm() {
  const t = useTranslator();
  const { routes } = useShop();
  return (
    <form
      className="checkout_coupon woocommerce-form-coupon"
      action={routes.checkout}
      method="post"
      hidden
    >
      <input
        type="text"
        name={CHECKOUT_FIELDS.coupon}
        className="input-text"
        id="coupon_code"
        aria-label={t('cart.couponCode')}
        autoComplete="off"
      />
      <button type="submit" name={CHECKOUT_BUTTONS.applyCoupon} value="1">
        {t('cart.couponApply')}
      </button>
    </form>
  );
}
