import { useEffect } from 'react';
import type { SavedItem } from '#wire/cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { SavedList } from '../lines/saved-list.tsx';
import { controls } from './side-cart-controls.ts';
import styles from './side-cart-drawer.module.css';
import type { SideCartState } from './side-cart-machine.ts';
import { sideCart } from './side-cart-state.ts';

interface SideCartDrawerProps {
  id: string;
  state: SideCartState;
  saved: readonly SavedItem[];
  /** Beside the cart, or below its lines. */
  beside: boolean;
}

/** The items saved for later. */
export function SideCartDrawer({ id, state, saved, beside }: SideCartDrawerProps) {
  const t = useTranslator();
  const filled = saved.length > 0;
  useEffect(() => sideCart.fillDrawer(filled), [filled]);
  return (
    <aside
      id={id}
      className={`xoo-wsc-drawer ${styles.drawer}`}
      data-beside={beside || undefined}
      data-shown={state.drawer || undefined}
      inert={!state.drawer}
      aria-label={t('sideCart.drawer')}
    >
      <div className={styles.body}>
        <SavedList items={saved} controls={controls} />
      </div>
    </aside>
  );
}

/** A tab at the cart's edge; hidden while there is nothing to show. */
export function DrawerToggle({ id, state }: Pick<SideCartDrawerProps, 'id' | 'state'>) {
  const t = useTranslator();
  return (
    <button
      type="button"
      className={`xoo-wsc-drawer-toggle ${styles.toggle}`}
      data-shown={state.drawer || undefined}
      aria-label={t(state.drawer ? 'sideCart.hideDrawer' : 'sideCart.showDrawer')}
      aria-expanded={state.drawer}
      aria-controls={id}
      disabled={!state.drawerFilled}
      onClick={sideCart.toggleDrawer}
    >
      <Icon name="chevron" size={20} />
    </button>
  );
}
