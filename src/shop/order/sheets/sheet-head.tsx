import type { OrderSheet } from '#wire/order-page.ts';
import { Image } from '../../ui/image.tsx';
import { useDay } from '../../ui/shop-context.tsx';
import { AddressLines } from '../address-lines.tsx';
import styles from './sheet.module.css';

interface SheetHeadProps {
  sheet: OrderSheet;
  level: 'h1' | 'h2';
  title: string;
}

/** Who sends it, which order it is, and of which day. */
export function SheetHead({ sheet, level: Heading, title }: SheetHeadProps) {
  const day = useDay();
  const { order, shopName, sender, logo } = sheet;
  return (
    <header className={styles.head}>
      <div>
        {logo && (
          <Image image={logo} sizes="14rem" upTo={480} alt="" eager className={styles.logo} />
        )}
        <p className={styles.shop}>{shopName}</p>
        <AddressLines lines={sender} />
      </div>
      <div className={styles.number}>
        <Heading className={styles.title}>{title}</Heading>
        <p>
          <time dateTime={new Date(order.placedAt).toISOString()}>{day(order.placedAt)}</time>
        </p>
      </div>
    </header>
  );
}
