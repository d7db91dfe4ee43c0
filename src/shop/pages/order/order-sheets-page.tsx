import type { OrderSheetsPage } from '#wire/order-page.ts';
import type { FrameProps } from '../../layout/frame.tsx';
import { InvoiceSheet } from '../../order/sheets/invoice-sheet.tsx';
import { PackingSlip } from '../../order/sheets/packing-slip.tsx';
import { PrintBar } from '../../order/sheets/print-bar.tsx';
import styles from '../../order/sheets/sheet.module.css';
import { useTranslator } from '../../ui/shop-context.tsx';

/** The papers of one or many orders for the shop's own printer, each on a sheet of its own. */
export function OrderSheetsPageView({ data }: { data: OrderSheetsPage }) {
  const { kind, sheets, backUrl, pdfUrl } = data;
  const t = useTranslator();
  return (
    <div className={`page-width ${styles.page}`}>
      <PrintBar backUrl={backUrl} pdfUrl={pdfUrl} back={t('orders.sheets.back')} />
      <h1 className={styles.pageTitle}>{t(`orders.sheets.${kind}`)}</h1>
      {sheets.length === 0 && <p>{t('orders.sheets.none')}</p>}
      {sheets.map((sheet) =>
        kind === 'invoice' ? (
          <InvoiceSheet key={sheet.order.id} sheet={sheet} level="h2" />
        ) : (
          <PackingSlip key={sheet.order.id} sheet={sheet} />
        ),
      )}
    </div>
  );
}

/** Nothing of the shop around it. */
function SheetsFrame({ children }: FrameProps) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
OrderSheetsPageView.Frame = SheetsFrame;
