import { Button, LinkButton } from '../../ui/button.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './sheet.module.css';

interface PrintBarProps {
  backUrl: string;
  pdfUrl: string;
  /** Text of the link back. */
  back: string;
}

/** Back link and print button; without script a hint how to print. */
export function PrintBar({ backUrl, pdfUrl, back }: PrintBarProps) {
  const t = useTranslator();
  const hydrated = useHydrated();
  return (
    <div className={styles.bar}>
      <LinkButton href={backUrl} variant="quiet">
        {back}
      </LinkButton>
      <div className={styles.ways}>
        <LinkButton href={pdfUrl} variant="quiet">
          {t('orders.invoice.pdf')}
        </LinkButton>
        {hydrated ? (
          <Button onClick={() => window.print()}>{t('orders.invoice.print')}</Button>
        ) : (
          <p className={styles.hint}>{t('orders.invoice.hint')}</p>
        )}
      </div>
    </div>
  );
}
