import type { ReactNode } from 'react';
import type { OrderView } from '#wire/order.ts';
import { classNames } from '../ui/class-names.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './lines-table.module.css';
import { OrderSums } from './order-sums.tsx';

interface LinesTableProps {
  /** Null where no sums are shown. */
  order: OrderView | null;
  caption: string;
  /** Headings of the numeric columns, after the product's. */
  figures: readonly string[];
  figureClass: string | undefined;
  className?: string;
  /** A row for each line. */
  children: ReactNode;
}

/** The lines of an order, and the totals below them. */
export function LinesTable(props: LinesTableProps) {
  const { order, caption, figures, figureClass, className, children } = props;
  const t = useTranslator();
  return (
    <table className={classNames(className, styles.table)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.first}>
            {t('orders.product')}
          </th>
          {figures.map((head) => (
            <th key={head} scope="col" className={figureClass}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {order && <OrderSums order={order} span={figures.length} />}
    </table>
  );
}
