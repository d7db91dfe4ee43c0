import type { SavedItem } from '#wire/cart.ts';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import type { CartControls } from '../controls/cart-controls.ts';
import panel from '../totals/part.module.css';
import { LineDescription, LineImage } from './line-description.tsx';
import styles from './saved-list.module.css';

interface SavedListProps {
  items: readonly SavedItem[];
  controls: Pick<CartControls, 'moveSaved' | 'deleteSaved'>;
}

/** Items saved for later, each with a link to move it back. */
export function SavedList({ items, controls }: SavedListProps) {
  const t = useTranslator();
  const money = useMoney();
  if (items.length === 0) return null;
  return (
    <section className={panel.part}>
      <h3 className={panel.title}>{t('cart.saved')}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            <LineImage item={item} />
            <LineDescription item={item}>
              <span>
                {t('cart.lineOf', { quantity: item.quantity, price: money(item.unitPrice) })}
              </span>
              <span className={styles.controls}>
                <button
                  type="button"
                  className={styles.control}
                  aria-label={t('sideCart.moveOf', { name: item.name })}
                  onClick={() => controls.moveSaved(item.key)}
                >
                  {t('sideCart.move')}
                </button>
                <button
                  type="button"
                  className={styles.quiet}
                  aria-label={t('sideCart.forgetOf', { name: item.name })}
                  onClick={() => controls.deleteSaved(item.key)}
                >
                  {t('cart.remove')}
                </button>
              </span>
            </LineDescription>
          </li>
        ))}
      </ul>
    </section>
  );
}
