import type { MouseEvent } from 'react';
import type { CartItem } from '#wire/cart.ts';
import { removeLink } from '../../stores/cart/cart-links.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { isPart } from './grouped-item.ts';
import styles from './line-controls.module.css';

interface LineControlsProps {
  item: CartItem;
  onRemove(item: CartItem): void;
  onSave(item: CartItem): void;
}

/** Remove is a link that works without script; other controls appear after hydration. */
export function LineControls({ item, onRemove, onSave }: LineControlsProps) {
  const t = useTranslator();
  const shop = useShop();
  const hydrated = useHydrated();
  function remove(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onRemove(item);
  }
  return (
    <span className={styles.controls}>
      {item.editUrl !== '' && (
        <a
          className={styles.control}
          href={item.editUrl}
          aria-label={t('cart.editOf', { name: item.name })}
        >
          {t('cart.edit')}
        </a>
      )}
      {item.group?.removable !== false && (
        <span className="product-remove">
          <a
            className={`remove remove_from_cart_button ${styles.control}`}
            href={removeLink(shop, item.key)}
            aria-label={t('cart.removeOf', { name: item.name })}
            data-product_id={item.productId}
            data-cart_item_key={item.key}
            onClick={remove}
          >
            {t('cart.remove')}
          </a>
        </span>
      )}
      {hydrated && shop.sideCart.saveForLater && !isPart(item) && (
        <button
          type="button"
          className={styles.control}
          aria-label={t('sideCart.saveOf', { name: item.name })}
          onClick={() => onSave(item)}
        >
          {t('sideCart.saveForLater')}
        </button>
      )}
    </span>
  );
}
