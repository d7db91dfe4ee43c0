import type { MouseEvent } from 'react';
import type { CartItem, CartView } from '#wire/cart.ts';
import { removeLink } from '../../stores/cart/cart-links.ts';
import { Image } from '../../ui/image.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import { asDisplayed, isPart } from '../lines/grouped-item.ts';
import styles from './mini-cart-list.module.css';

interface MiniCartListProps {
  cart: CartView;
  /** The count including pending requests; omitted, the cart's own. */
  quantityOf?(item: CartItem): number;
  /** Omitted, the link is followed. */
  onRemove?: ((item: CartItem) => void) | undefined;
}

/**
 * The cart in short: lines, subtotal, links to cart and checkout. Every control is a link that
 * works without script.
 */
export function MiniCartList({ cart, quantityOf, onRemove }: MiniCartListProps) {
  const t = useTranslator();
  const money = useMoney();
  const { routes } = useShop();
  if (cart.items.length === 0) {
    return <p className="woocommerce-mini-cart__empty-message">{t('cart.empty')}</p>;
  }
  return (
    <>
      <ul className={`woocommerce-mini-cart cart_list product_list_widget ${styles.list}`}>
        {cart.items.map((item) => (
          <MiniCartLine
            key={item.key}
            item={item}
            quantity={quantityOf?.(item) ?? item.quantity}
            onRemove={onRemove}
          />
        ))}
      </ul>
      <p className={`woocommerce-mini-cart__total total ${styles.total}`}>
        <strong>{t('cart.subtotal')}</strong>{' '}
        <span className="woocommerce-Price-amount amount">{money(cart.totals.subtotal)}</span>
      </p>
      <p className={`woocommerce-mini-cart__buttons buttons ${styles.buttons}`}>
        <a className={`button wc-forward ${styles.quiet}`} href={routes.cart}>
          {t('cart.view')}
        </a>{' '}
        <a className={`button checkout wc-forward ${styles.loud}`} href={routes.checkout}>
          {t('cart.checkout')}
        </a>
      </p>
    </>
  );
}

interface MiniCartLineProps extends Pick<MiniCartListProps, 'onRemove'> {
  item: CartItem;
  quantity: number;
}

function MiniCartLine({ item: cartItem, quantity, onRemove }: MiniCartLineProps) {
  const t = useTranslator();
  const money = useMoney();
  const shop = useShop();
  const item = asDisplayed(cartItem);

  function remove(event: MouseEvent) {
    const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!onRemove || withKey) return;
    event.preventDefault();
    onRemove(item);
  }

  return (
    <li
      className={`woocommerce-mini-cart-item mini_cart_item ${styles.line}`}
      data-part={isPart(item) || undefined}
    >
      <span className={styles.frame}>
        {item.image && <Image image={item.image} sizes="4rem" upTo={320} alt="" />}
      </span>
      <span className={styles.words}>
        {item.url === '' ? (
          <span className={styles.name}>{item.name}</span>
        ) : (
          <a href={item.url} className={styles.name}>
            {item.name}
          </a>
        )}
        {item.attributes.length > 0 && (
          <span className="variation">
            {item.attributes.map(({ label, value }) => `${label}: ${value}`).join(', ')}
          </span>
        )}
        <span className="quantity">
          {t('cart.lineOf', { quantity, price: money(item.unitPrice) })}
        </span>
        {item.problems.map(({ code, text }) => (
          <span className={`problem ${styles.problem}`} key={code}>
            {text}
          </span>
        ))}
      </span>
      {item.group?.removable !== false && (
        <a
          className={`remove remove_from_cart_button ${styles.remove}`}
          href={removeLink(shop, item.key)}
          aria-label={t('cart.removeOf', { name: item.name })}
          data-product_id={item.productId}
          data-cart_item_key={item.key}
          onClick={onRemove && remove}
        >
          ×
        </a>
      )}
    </li>
  );
}
