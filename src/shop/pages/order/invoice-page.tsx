import type { InvoicePage } from '#wire/order-page.ts';
import { InvoiceSheet } from '../../order/sheets/invoice-sheet.tsx';
import { PrintBar } from '../../order/sheets/print-bar.tsx';
import styles from '../../order/sheets/sheet.module.css';
import { useTranslator } from '../../ui/shop-context.tsx';

/** The order as a printable sheet; print shows only the sheet. */
export function InvoicePageView({ data }: { data: InvoicePage }) {
  const t = useTranslator();
  return (
    <div className={`page-width ${styles.page}`}>
      <PrintBar backUrl={data.backUrl} pdfUrl={data.pdfUrl} back={t('orders.invoice.back')} />
      <InvoiceSheet sheet={data} level="h1" />
    </div>
  );
}
