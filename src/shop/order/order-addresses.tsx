import type { OrderView } from '#wire/order.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './order-addresses.module.css';

interface OrderAddressesProps {
  order: OrderView;
}

export function OrderAddresses({ order }: OrderAddressesProps) {
  const t = useTranslator();
  const { billing, shipping } = order;
  return (
    <section className={`woocommerce-customer-details ${styles.columns}`}>
      <div className={styles.column}>
        <h2 className={styles.title}>{t('orders.billing')}</h2>
        <AddressLines lines={order.billingLines} />
        {billing.phone !== '' && (
          <p className="woocommerce-customer-details--phone">
            <span className="visually-hidden">{t('orders.phone')}: </span>
            {billing.phone}
          </p>
        )}
        <p className={`woocommerce-customer-details--email ${styles.email}`}>
          <span className="visually-hidden">{t('orders.email')}: </span>
          {order.email}
        </p>
      </div>
      {shipping && (
        <div className={styles.column}>
          <h2 className={styles.title}>{t('orders.shipping')}</h2>
          <AddressLines lines={order.shippingLines} />
          {shipping.phone !== '' && <p>{shipping.phone}</p>}
        </div>
      )}
      {order.delivery.map(({ label, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two packages may be collected at one place.
        <div key={index} className={styles.column}>
          <h2 className={styles.title}>{label}</h2>
          <AddressLines lines={lines} />
        </div>
      ))}
    </section>
  );
}

export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike.
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
