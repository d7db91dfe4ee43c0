import type { InvoicePage } from '#wire/order-page.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { InvoiceSheet } from './sheets/invoice-sheet.tsx';
import { PrintBar } from './sheets/print-bar.tsx';
import styles from './sheets/sheet.module.css';

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
