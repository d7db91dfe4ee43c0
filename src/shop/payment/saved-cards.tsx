import { type ReactNode, useState } from 'react';
import { SAVED_FIELD } from '#wire/forms/payment-data.ts';
import type { SavedMethodView } from '#wire/payments/saved-methods.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './saved-cards.module.css';

interface SavedCardsProps {
  saved: readonly SavedMethodView[];
  /** The fields for another card; left out where they come on the next page. */
  children?: ReactNode;
}

const ANOTHER = 'new';

/** The customer's saved cards to choose from, or another one; plain fields where nothing is saved. */
export function SavedCards({ saved, children }: SavedCardsProps) {
  const t = useTranslator();
  const [chosen, choose] = useState(saved[0]?.id ?? ANOTHER);
  if (saved.length === 0) return children;
  const cards = [
    ...saved.map(({ id, title, expires }) => ({
      id,
      title,
      note: expires === '' ? '' : t('orders.pay.card.expires', { date: expires }),
    })),
    { id: ANOTHER, title: t('orders.pay.card.another'), note: '' },
  ];
  return (
    <>
      <fieldset className={styles.cards}>
        <legend className="visually-hidden">{t('orders.pay.card.choose')}</legend>
        {cards.map(({ id, title, note }) => (
          <label key={id} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={SAVED_FIELD}
              value={id}
              checked={chosen === id}
              onChange={() => choose(id)}
            />
            <span>{title}</span>
            {note !== '' && <span className={styles.note}>{note}</span>}
          </label>
        ))}
      </fieldset>
      {chosen === ANOTHER && children}
    </>
  );
}
