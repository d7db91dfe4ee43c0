import { lazy, Suspense, useState } from 'react';
import { useText } from '../../ui/shop-context.tsx';
import styles from './mini-cart-panel.module.css';

const MiniCart = lazy(() => import('./mini-cart.tsx'));

interface MiniCartPanelProps {
  id: string;
  open: boolean;
}

/** The dropdown under the basket. Its list is loaded when it is first wanted. */
export function MiniCartPanel({ id, open }: MiniCartPanelProps) {
  const t = useText();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <section
      id={id}
      aria-label={t('basket.contents')}
      className={`widget_shopping_cart ${styles.panel}`}
      data-open={open || undefined}
    >
      <Suspense
        fallback={
          <p role="status" className={styles.loading}>
            {t('layout.loading')}
          </p>
        }
      >
        <MiniCart />
      </Suspense>
    </section>
  );
}
