import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './mini-cart-panel.module.css';

const load = () => import('./mini-cart.tsx');
const MiniCart = lazy(load);

/** Long after everything the page itself needs. */
const PREPARE_MS = 3000;

interface MiniCartPanelProps {
  id: string;
  open: boolean;
}

/** The dropdown under the basket. Its list is loaded on first use. */
export function MiniCartPanel({ id, open }: MiniCartPanelProps) {
  const t = useTranslator();
  const [isOpen, setIsOpen] = useState(open);
  if (open && !isOpen) setIsOpen(true);

  // Preloaded where the cart is not empty: the Tab key must not be faster than the list.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), PREPARE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isOpen) return null;
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
