import type { SavedItem } from '#wire/cart.ts';
import { useMoney, useText } from '../../ui/shop-context.tsx';
import { LinePicture, LineWords } from '../lines/line-words.tsx';
import panel from './panel.module.css';
import styles from './saved-list.module.css';
import { deleteSaved, moveSaved } from './side-cart-actions.ts';

/** What was put aside, each with its way back. */
export function SavedList({ items }: { items: readonly SavedItem[] }) {
  const t = useText();
  const money = useMoney();
  if (items.length === 0) return null;
  return (
    <section className={panel.part}>
      <h3 className={panel.title}>{t('cart.saved')}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            <LinePicture item={item} />
            <LineWords item={item}>
              <span>
                {t('cart.lineOf', { quantity: item.quantity, price: money(item.unitPrice) })}
              </span>
              <span className={styles.controls}>
                <button
                  type="button"
                  className={styles.control}
                  aria-label={t('sideCart.moveOf', { name: item.name })}
                  onClick={() => moveSaved(item.key)}
                >
                  {t('sideCart.move')}
                </button>
                <button
                  type="button"
                  className={styles.quiet}
                  aria-label={t('sideCart.forgetOf', { name: item.name })}
                  onClick={() => deleteSaved(item.key)}
                >
                  {t('cart.remove')}
                </button>
              </span>
            </LineWords>
          </li>
        ))}
      </ul>
    </section>
  );
}
