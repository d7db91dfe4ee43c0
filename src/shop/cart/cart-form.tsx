import type { CartItem, CartView } from '#wire/cart.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import { useMoney, useShop, useText } from '../ui/shop-context.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './cart-form.module.css';
import { removeCouponLink, removeLink, undoLink } from './cart-links.ts';

interface CartFormProps {
  cart: CartView;
}

/** Lines, quantities and the coupon in one form that any browser can send. */
export function CartForm({ cart }: CartFormProps) {
  const t = useText();
  const shop = useShop();
  return (
    <form className="woocommerce-cart-form" action={shop.routes.cart} method="post">
      {/* Enter in a quantity field updates the cart, and does not try the coupon. */}
      <button type="submit" name="update_cart" value="1" hidden />
      <table className={`shop_table cart ${styles.table}`}>
        <caption className="visually-hidden">{t('cart.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cart.product')}</th>
            <th scope="col">{t('cart.price')}</th>
            <th scope="col">{t('cart.quantity')}</th>
            <th scope="col">{t('cart.lineTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {cart.items.map((item) => (
            <CartFormLine item={item} key={item.key} />
          ))}
        </tbody>
      </table>
      {cart.undo && (
        <p>
          {t('cart.notice.removed', { name: cart.undo.name })}{' '}
          <a className="restore-item" href={undoLink(shop, cart.undo.key)}>
            {t('cart.undo')}
          </a>
        </p>
      )}
      <div className={styles.actions}>
        <div className={`coupon ${styles.coupon}`}>
          <TextField label={t('cart.couponCode')} name="coupon_code" autoComplete="off" />
          <Button type="submit" name="apply_coupon" value="1" variant="secondary">
            {t('cart.couponApply')}
          </Button>
        </div>
        <Button type="submit" name="update_cart" value="1" variant="secondary">
          {t('cart.update')}
        </Button>
      </div>
      {cart.coupons.map(({ code, shownCode }) => (
        <p key={code} className={styles.applied}>
          <a className="woocommerce-remove-coupon" href={removeCouponLink(shop, code)}>
            {t('cart.couponRemove', { code: shownCode })}
          </a>
        </p>
      ))}
    </form>
  );
}

function CartFormLine({ item }: { item: CartItem }) {
  const t = useText();
  const money = useMoney();
  const shop = useShop();
  return (
    <tr className={`cart_item ${styles.line}`}>
      <td className={`product-name ${styles.product}`}>
        <span className={styles.picture}>
          {item.image && <Picture image={item.image} sizes="88px" alt="" />}
        </span>
        <div className={styles.words}>
          {item.url === '' ? (
            <span className={styles.name}>{item.name}</span>
          ) : (
            <a href={item.url} className={styles.name}>
              {item.name}
            </a>
          )}
          {item.attributes.map(({ name, label, value }) => (
            <div key={name}>{`${label}: ${value}`}</div>
          ))}
          {item.stockText !== '' && <div>{item.stockText}</div>}
          {item.problems.map(({ code, text }) => (
            <div key={code} className={styles.problem}>
              {text}
            </div>
          ))}
          <a
            className={`remove ${styles.remove}`}
            href={removeLink(shop, item.key)}
            aria-label={t('cart.removeOf', { name: item.name })}
          >
            {t('cart.remove')}
          </a>
        </div>
      </td>
      <td className={`product-price ${styles.price}`}>{money(item.unitPrice)}</td>
      <td className={`product-quantity ${styles.quantity}`}>
        {item.editable ? (
          <QuantityField
            name={`cart[${item.key}][qty]`}
            itemName={item.name}
            limits={{ ...item.limits, min: 0 }}
            defaultValue={item.quantity}
            labelHidden
            compact
          />
        ) : (
          item.quantity
        )}
      </td>
      <td className={`product-subtotal ${styles.total}`}>{money(item.subtotal)}</td>
    </tr>
  );
}
