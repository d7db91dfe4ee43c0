import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './side-cart-empty.module.css';
import { closeSideCart } from './side-cart-state.ts';

/** The empty cart, with links to continue. */
export function SideCartEmpty() {
  const t = useTranslator();
  const { routes } = useShop();
  return (
    <div className={`xoo-wsc-empty-cart ${styles.empty}`}>
      <span className={styles.icon}>
        <Icon name="basket" size={32} />
      </span>
      <p className={styles.title}>{t('cart.empty')}</p>
      <p className={styles.hint}>{t('cart.emptyHint')}</p>
      <LinkButton href={routes.shop}>{t('cart.toShop')}</LinkButton>
      <Button variant="quiet" size="small" onClick={closeSideCart}>
        {t('sideCart.goOn')}
      </Button>
    </div>
  );
}
