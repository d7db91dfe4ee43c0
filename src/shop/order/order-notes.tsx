import type { OrderView } from '#wire/order.ts';
import { useDay, useTranslator } from '../ui/shop-context.tsx';
import styles from './order-notes.module.css';

interface OrderNotesProps {
  notes: OrderView['notes'];
}

/** The shop's notes to the buyer; nothing where there are none. */
export function OrderNotes({ notes }: OrderNotesProps) {
  const t = useTranslator();
  const day = useDay();
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h2 className={styles.title}>{t('orders.notes')}</h2>
      <ol className={`woocommerce-OrderUpdates ${styles.list}`}>
        {notes.map(({ at, text }) => (
          <li key={`${at}/${text}`} className={styles.note}>
            <time dateTime={new Date(at).toISOString()} className={styles.day}>
              {day(at)}
            </time>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
