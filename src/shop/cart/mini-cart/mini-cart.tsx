import { useLayoutEffect, useRef, useState } from 'react';
import type { CartItem } from '#wire/cart.ts';
import { removeLine } from '../../stores/cart/cart-actions.ts';
import { useCart } from '../../stores/cart/cart-store.ts';
import { displayedQuantity } from '../../stores/cart/pending-lines.ts';
import { announce } from '../../ui/announce.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import styles from './mini-cart.module.css';
import { MiniCartList } from './mini-cart-list.tsx';

/** The mini-cart of our own pages: rendered from the store, pending lines included. */
export default function MiniCart() {
  const t = useTranslator();
  const money = useMoney();
  const { cart, pending, requests } = useCart();
  const [removals, setRemovals] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  /** Position of the removed line: the focus moves there. */
  const focusAt = useRef<number | null>(null);
  const arriving = pending.filter(({ key }) => key === null);

  async function remove({ key, name }: CartItem) {
    const links = removeLinks(content.current);
    focusAt.current = links.findIndex((link) => link === document.activeElement);
    setRemovals((count) => count + 1);
    const result = await removeLine(key);
    setRemovals((count) => count - 1);
    if (result.ok) announce(t('basket.removed', { name }));
    else for (const { text } of result.notices) announce(text);
  }

  const lines = cart?.items.length ?? 0;
  useLayoutEffect(() => {
    const at = focusAt.current;
    if (at === null || at < 0 || document.activeElement !== document.body) return;
    const links = removeLinks(content.current);
    links[Math.min(at, lines - 1)]?.focus();
    focusAt.current = null;
  }, [lines]);

  return (
    <div
      ref={content}
      className={`widget_shopping_cart_content ${styles.content}`}
      aria-busy={removals > 0 || undefined}
    >
      {arriving.length > 0 && (
        <ul className={styles.arriving}>
          {arriving.map(({ id, name, quantity, unitPrice }) => (
            <li key={id}>
              <span>{name}</span>
              <span>
                {unitPrice === null
                  ? quantity
                  : t('cart.lineOf', { quantity, price: money(unitPrice) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {cart && (
        <MiniCartList
          cart={cart}
          quantityOf={(item) => displayedQuantity(item, requests) || item.quantity}
          onRemove={remove}
        />
      )}
      <Overlay visible={removals > 0} />
    </div>
  );
}

function removeLinks(content: HTMLElement | null): HTMLElement[] {
  return [...(content?.querySelectorAll<HTMLElement>('.remove_from_cart_button') ?? [])];
}
