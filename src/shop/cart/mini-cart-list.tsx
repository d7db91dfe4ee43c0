import type { CartItem, CartView } from '#wire/cart.ts';
import { useMoney, useShop, useText } from '../ui/shop-context.tsx';
import { removeLink } from './cart-links.ts';

interface MiniCartListProps {
  cart: CartView;
}

/** The cart in short: lines, subtotal, the two ways on. Every control is a link that works by itself. */
export function MiniCartList({ cart }: MiniCartListProps) {
  const t = useText();
  const money = useMoney();
  const { routes } = useShop();
  if (cart.items.length === 0) {
    return <p className="woocommerce-mini-cart__empty-message">{t('cart.empty')}</p>;
  }
  return (
    <>
      <ul className="woocommerce-mini-cart cart_list product_list_widget">
        {cart.items.map((item) => (
          <MiniCartLine item={item} key={item.key} />
        ))}
      </ul>
      <p className="woocommerce-mini-cart__total total">
        <strong>{t('cart.subtotal')}</strong>{' '}
        <span className="woocommerce-Price-amount amount">{money(cart.totals.subtotal)}</span>
      </p>
      <p className="woocommerce-mini-cart__buttons buttons">
        <a className="button wc-forward" href={routes.cart}>
          {t('cart.view')}
        </a>{' '}
        <a className="button checkout wc-forward" href={routes.checkout}>
          {t('cart.checkout')}
        </a>
      </p>
    </>
  );
}

function MiniCartLine({ item }: { item: CartItem }) {
  const t = useText();
  const money = useMoney();
  const shop = useShop();
  return (
    <li className="woocommerce-mini-cart-item mini_cart_item">
      <a
        className="remove remove_from_cart_button"
        href={removeLink(shop, item.key)}
        aria-label={t('cart.removeOf', { name: item.name })}
        data-product_id={item.productId}
        data-cart_item_key={item.key}
      >
        ×
      </a>{' '}
      {item.url === '' ? item.name : <a href={item.url}>{item.name}</a>}
      {item.attributes.length > 0 && (
        <span className="variation">
          {' '}
          {item.attributes.map(({ label, value }) => `${label}: ${value}`).join(', ')}
        </span>
      )}{' '}
      <span className="quantity">
        {t('cart.lineOf', { quantity: item.quantity, price: money(item.unitPrice) })}
      </span>
      {item.problems.map(({ code, text }) => (
        <span className="problem" key={code}>
          {' '}
          {text}
        </span>
      ))}
    </li>
  );
}
