import type { FormEvent, ReactNode, Ref } from 'react';
import type { CartItem, CartView } from '#wire/cart.ts';
import { undoLink } from '../stores/cart/cart-links.ts';
import { Button } from '../ui/button.tsx';
import { useMoney, useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './cart-form.module.css';
import type { CartControls } from './controls/cart-controls.ts';
import { asDisplayed, isPart } from './lines/grouped-item.ts';
import { LineControls } from './lines/line-controls.tsx';
import { LineDescription, LineImage } from './lines/line-description.tsx';
import { LinePrice } from './lines/line-price.tsx';
import { LineQuantity } from './lines/line-quantity.tsx';
import type { LineSending } from './lines/use-line-draft.ts';

export const CART_FORM_ID = 'cart-form';

interface CartFormProps {
  cart: CartView;
  /** Undo links, where nothing else on the page shows them. */
  undo: CartView['undo'];
  ref: Ref<HTMLFormElement>;
  sending: LineSending;
  controls: Pick<CartControls, 'save' | 'remove' | 'empty'>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Further fields of the form: the coupon. */
  children: ReactNode;
}

/** Lines and quantities in one form that works without script. */
export function CartForm(props: CartFormProps) {
  const { cart, undo, ref, sending, controls, onSubmit, children } = props;
  const t = useTranslator();
  const shop = useShop();
  return (
    <form
      ref={ref}
      id={CART_FORM_ID}
      className={`woocommerce-cart-form ${styles.form}`}
      action={shop.routes.cart}
      method="post"
      onSubmit={onSubmit}
    >
      {/* The first submit button: Enter in a quantity field updates the cart instead of applying the
   coupon. */}
      <button type="submit" name="update_cart" value="1" hidden />
      <table className={`shop_table cart woocommerce-cart-form__contents ${styles.table}`}>
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
            <CartFormLine item={item} key={item.key} sending={sending} controls={controls} />
          ))}
        </tbody>
      </table>
      {undo && (
        <p className={styles.undo}>
          {t('sideCart.takenOut', { name: undo.name })}{' '}
          <a className="restore-item" href={undoLink(shop, undo.key)}>
            {t('cart.undo')}
          </a>
        </p>
      )}
      <Button
        type="submit"
        name="update_cart"
        value="1"
        variant="secondary"
        className={styles.update}
      >
        {t('cart.update')}
      </Button>
      {children}
    </form>
  );
}

interface CartFormLineProps extends Pick<CartFormProps, 'sending' | 'controls'> {
  item: CartItem;
}

function CartFormLine({ item: cartItem, sending, controls }: CartFormLineProps) {
  const money = useMoney();
  const item = asDisplayed(cartItem);
  return (
    <tr className={`cart_item ${styles.line}`} data-part={isPart(item) || undefined}>
      <td className={`product-name ${styles.product}`}>
        <LineImage item={item} />
        <LineDescription item={item}>
          <LineControls item={item} onRemove={controls.remove} onSave={controls.save} />
        </LineDescription>
      </td>
      <td className={`product-price ${styles.price}`}>{money(item.unitPrice)}</td>
      <td className={`product-quantity ${styles.quantity}`}>
        {item.editable ? (
          <LineQuantity item={item} quantity={item.quantity} sending={sending} />
        ) : (
          <span className={styles.bound}>{item.quantity}</span>
        )}
      </td>
      <td className={`product-subtotal ${styles.total}`}>
        <LinePrice item={item} />
      </td>
    </tr>
  );
}
