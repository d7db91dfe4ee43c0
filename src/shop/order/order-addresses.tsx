import type { OrderView } from '#wire/order.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { AddressLines } from './address-lines.tsx';
import styles from './order-addresses.module.css';
import { OrderDelivery } from './order-delivery.tsx';

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
      <OrderDelivery delivery={order.delivery} />
    </section>
  );
}
