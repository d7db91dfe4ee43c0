import type { InvoicePage } from '#wire/order-page.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { useDay, useMoney, useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './invoice-page.module.css';
import { LinesTable } from './lines-table.tsx';
import { AddressLines } from './order-addresses.tsx';
import { OrderPayment } from './order-payment.tsx';
import { useLineDetails } from './use-line-details.ts';

interface InvoicePageViewProps {
  data: InvoicePage;
}

/** The order as a printable sheet; print shows only the sheet. */
export function InvoicePageView({ data }: InvoicePageViewProps) {
  const { order, sender, shopName, backUrl } = data;
  const t = useTranslator();
  const day = useDay();
  const { billing, payment } = order;
  return (
    <div className={`page-width ${styles.page}`}>
      <PrintBar backUrl={backUrl} />
      <article className={`order-invoice ${styles.sheet}`}>
        <header className={styles.head}>
          <div>
            <p className={styles.shop}>{shopName}</p>
            <AddressLines lines={sender} />
          </div>
          <div className={styles.number}>
            <h1 className={styles.title}>{t('orders.invoice.title', { number: order.number })}</h1>
            <p>
              <time dateTime={new Date(order.placedAt).toISOString()}>{day(order.placedAt)}</time>
            </p>
          </div>
        </header>
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
        <InvoiceLines order={order} />
        <p>
          {t('orders.payment')}: {payment.title}
          {payment.paidAt !== null && `. ${t('orders.paidOn', { date: day(payment.paidAt) })}`}
        </p>
        <OrderPayment order={order} />
        <p>{t('orders.invoice.thanks')}</p>
      </article>
    </div>
  );
}

function InvoiceLines({ order }: Pick<InvoicePage, 'order'>) {
  const t = useTranslator();
  return (
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
  );
}

function InvoiceLine({ line }: { line: InvoicePage['order']['lines'][number] }) {
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

/** Back link and print button; without script a hint how to print. */
function PrintBar({ backUrl }: { backUrl: string }) {
  const t = useTranslator();
  const hydrated = useHydrated();
  return (
    <div className={styles.bar}>
      <LinkButton href={backUrl} variant="quiet">
        {t('orders.invoice.back')}
      </LinkButton>
      {hydrated ? (
        <Button onClick={() => window.print()}>{t('orders.invoice.print')}</Button>
      ) : (
        <p className={styles.hint}>{t('orders.invoice.hint')}</p>
      )}
    </div>
  );
}
