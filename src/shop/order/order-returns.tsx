import type { ReactNode } from 'react';
import type { OrderReturns, ReturnView } from '#wire/returns.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { useDay, useTranslator } from '../ui/shop-context.tsx';
import styles from './order-notes.module.css';
import returned from './order-returns.module.css';

const TONES = {
  requested: 'accent',
  accepted: 'good',
  received: 'good',
  refunded: 'good',
  credited: 'good',
  exchanged: 'good',
  refused: 'bad',
  withdrawn: 'quiet',
} as const satisfies Record<ReturnView['state'], string>;

/** The returns of an order, and the way to ask for one; nothing where there is neither. */
export function OrderReturnList({ returns: { url, open, returns } }: { returns: OrderReturns }) {
  const t = useTranslator();
  if (url === '') return null;
  return (
    <section className={`order-returns ${styles.notes}`}>
      <h2 className={styles.title}>{t('orders.returns.title')}</h2>
      {returns.length > 0 && (
        <ol className={styles.list}>
          {returns.map((each) => (
            <ReturnEntry key={each.id} record={each} />
          ))}
        </ol>
      )}
      <LinkButton href={url} variant="secondary">
        {t(open ? 'orders.returns.ask' : 'orders.returns.see')}
      </LinkButton>
    </section>
  );
}

interface ReturnEntryProps {
  record: ReturnView;
  /** What can be done with it. */
  children?: ReactNode;
}

/** How far a return is, and what to do next. */
export function ReturnEntry({ record, children }: ReturnEntryProps) {
  const t = useTranslator();
  const day = useDay();
  const { id, state, stateText, createdAt, lines, message, nextText } = record;
  return (
    <li className={`${styles.note} ${returned.entry}`}>
      <p className={returned.head}>
        <span>{t('orders.returns.of', { id, date: day(createdAt) })}</span>{' '}
        <Badge tone={TONES[state]}>{stateText}</Badge>
      </p>
      <ul className={returned.lines}>
        {lines.map(({ name, quantity, reasonText }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may be alike.
          <li key={at} className={styles.text}>
            {`${name} ${t('orders.times', { quantity })} · ${reasonText}`}
          </li>
        ))}
      </ul>
      {nextText !== '' && <p>{nextText}</p>}
      {message !== '' && (
        <p className={styles.text}>
          <strong>{`${t('orders.returns.said')}: `}</strong>
          {message}
        </p>
      )}
      {record.labelUrl !== '' && (
        <a href={record.labelUrl} className={styles.link}>
          {t('orders.returns.label')}
        </a>
      )}
      {record.carrierUrl !== '' && (
        <a href={record.carrierUrl} rel="noreferrer" className={styles.link}>
          {t('orders.returns.carrier')}
        </a>
      )}
      {children}
    </li>
  );
}
