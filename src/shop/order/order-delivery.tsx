import type { OrderView } from '#wire/order.ts';
import { AddressLines } from './address-lines.tsx';
import styles from './order-addresses.module.css';

/** Where and when each package is had. */
export function OrderDelivery({ delivery }: Pick<OrderView, 'delivery'>) {
  return delivery.map(({ label, lines }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two packages may be collected at one place.
    <div key={index} className={styles.column}>
      <h2 className={styles.title}>{label}</h2>
      <AddressLines lines={lines} />
    </div>
  ));
}
