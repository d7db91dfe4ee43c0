import type { OrderLine } from '#wire/order.ts';
import type { OrderSheet } from '#wire/order-page.ts';
import { useDay, useMoney, useTranslator } from '../../ui/shop-context.tsx';
import { AddressLines } from '../address-lines.tsx';
import { LinesTable } from '../lines-table.tsx';
import { OrderPayment } from '../order-payment.tsx';
import { useLineDetails } from '../use-line-details.ts';
import styles from './sheet.module.css';
import { SheetHead } from './sheet-head.tsx';

interface InvoiceSheetProps {
  sheet: OrderSheet;
  /** Of its title: the page's own where it is alone. */
  level: 'h1' | 'h2';
}

/** An order as a sheet of paper, the same for its buyer and for the shop's own printer. */
export function InvoiceSheet({ sheet, level }: InvoiceSheetProps) {
  const { order } = sheet;
  const t = useTranslator();
  const day = useDay();
  const { billing, payment } = order;
  return (
    <article className={`order-invoice ${styles.sheet}`}>
      <SheetHead
        sheet={sheet}
        level={level}
        title={t('orders.invoice.title', { number: order.number })}
      />
      <div className={styles.addresses}>
        <div>
          <h2 className={styles.label}>{t('orders.invoice.billTo')}</h2>
          <AddressLines lines={order.billingLines} />
          {billing.phone !== '' && <p>{billing.phone}</p>}
          <p className={styles.email}>{order.email}</p>
        </div>
        {order.shipping && (
          <div>
            <h2 className={styles.label}>{t('orders.invoice.shipTo')}</h2>
            <AddressLines lines={order.shippingLines} />
          </div>
        )}
      </div>
      <LinesTable
        order={order}
        caption={t('orders.details')}
        figures={[t('orders.quantity'), t('orders.price'), t('orders.amount')]}
        figureClass={styles.figure}
      >
        {order.lines.map((line) => (
          <InvoiceLine line={line} key={line.id} />
        ))}
      </LinesTable>
      <p>
        {t('orders.payment')}: {payment.title}
        {payment.paidAt !== null && `. ${t('orders.paidOn', { date: day(payment.paidAt) })}`}
      </p>
      <OrderPayment order={order} />
      <p>{t('orders.invoice.thanks')}</p>
    </article>
  );
}

function InvoiceLine({ line }: { line: OrderLine }) {
  const t = useTranslator();
  const money = useMoney();
  const details = useLineDetails(line);
  // A bundle priced by its items shows no amounts of its own.
  const bare = line.part === 'bundle' && line.subtotal === 0;
  return (
    <tr className={styles.line} data-part={line.part}>
      <td className={styles.product}>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.each} aria-hidden="true">
          {bare
            ? t('orders.times', { quantity: line.quantity })
            : t('orders.timesPrice', { quantity: line.quantity, price: money(line.unitPrice) })}
        </span>
        {[...details, ...(line.sku === '' ? [] : [t('orders.sku', { sku: line.sku })])].map(
          (detail) => (
            <span key={detail} className={styles.detail}>
              {detail}
            </span>
          ),
        )}
      </td>
      <td className={styles.figure}>{line.quantity}</td>
      <td className={styles.figure}>{bare ? '' : money(line.unitPrice)}</td>
      <td className={styles.figure}>{bare ? '' : money(line.subtotal)}</td>
    </tr>
  );
}
