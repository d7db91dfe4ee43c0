import type { InvoicePage } from '#wire/order-page.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PrintBar } from './print-bar.tsx';
import styles from './sheet.module.css';

/** The order as a printable sheet; print shows only the sheet. */
export function InvoicePageView({ data }: { data: InvoicePage }) {
  const t = useTranslator();
  return (
    <div className={`page-width ${styles.page}`}>
      <PrintBar backUrl={data.backUrl} back={t('orders.invoice.back')} />
      <InvoiceSheet sheet={data} level="h1" />
    </div>
  );
}
