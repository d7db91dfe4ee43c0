import { useId, useSyncExternalStore } from 'react';
import { useCart } from '../../stores/cart/cart-store.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './cart-link.module.css';
import { miniCartDropdown } from './dropdown-state.ts';
import { MiniCartPanel } from './mini-cart-panel.tsx';
import { useHeaderDropdown } from './use-header-dropdown.ts';

/**
 * The header's basket with its count, and the mini-cart below. The server renders no count, as the
 * page is cached for all visitors; the browser fills it in from the tab's copy.
 */
export function CartLink() {
  const t = useTranslator();
  const { routes, cart: settings } = useShop();
  const { cart, pending, count: pieces } = useCart();
  const id = useId();
  const isOpen = useSyncExternalStore(
    miniCartDropdown.subscribe,
    miniCartDropdown.get,
    () => false,
  );
  const filled = pieces > 0 || (cart?.items.length ?? 0) > 0;
  const open = isOpen && filled;
  const dropdown = useHeaderDropdown(open, settings.dropdownTime);
  if (settings.basket === 'never') return null;
  const heads = cart?.items.filter(({ group }) => !group?.item) ?? [];
  const lines = heads.length + pending.filter(({ key }) => key === null).length;
  const count = settings.basketCounts === 'lines' ? lines : pieces;

  return (
    <div
      {...dropdown}
      className={styles.basket}
      data-own-cart
      data-hidden={(settings.basket === 'hide_empty' && !filled) || undefined}
    >
      <IconLink
        icon="basket"
        label={filled ? t('layout.basketCount', { count }) : t('layout.basket')}
        href={routes.cart}
        className="cart-link"
        aria-controls={open ? id : undefined}
        onClick={miniCartDropdown.hide}
      >
        <span className={`cart-count ${styles.count}`} hidden={!filled}>
          {filled ? count : null}
        </span>
      </IconLink>
      {filled && <MiniCartPanel id={id} open={open} />}
    </div>
  );
}
