import type { OrderView } from '#wire/order.ts';
import { useDay, useTranslator } from '../ui/shop-context.tsx';
import styles from './order-notes.module.css';

interface OrderShipmentsProps {
  shipments: OrderView['shipments'];
}

/** The parcels of the order; nothing where none has left. */
export function OrderShipments({ shipments }: OrderShipmentsProps) {
  const t = useTranslator();
  const day = useDay();
  if (shipments.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h2 className={styles.title}>{t('orders.shipments')}</h2>
      <ol className={styles.list}>
        {shipments.map(({ id, at, carrier, trackingNumber, trackingUrl, lines }) => (
          <li key={id} className={styles.note}>
            <time dateTime={new Date(at).toISOString()} className={styles.day}>
              {t('orders.sentOn', { date: day(at) })}
            </time>
            <p className={styles.text}>
              {[carrier, trackingNumber].filter((part) => part !== '').join(' · ')}
            </p>
            <ul>
              {lines.map(({ lineId, name, quantity }) => (
                <li key={lineId}>{`${name} ${t('orders.times', { quantity })}`}</li>
              ))}
            </ul>
            {trackingUrl !== '' && (
              <a href={trackingUrl} rel="noreferrer" className={styles.link}>
                {t('orders.track')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
