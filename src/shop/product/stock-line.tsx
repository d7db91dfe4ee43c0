import type { StockRecord } from '#wire/product.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './stock-line.module.css';

export function StockLine({ stock }: { stock: StockRecord }) {
  const t = useTranslator();
  if (stock.status === 'outofstock') {
    return (
      <p className={classNames('stock out-of-stock', styles.line, styles.gone)}>
        {t('product.outOfStock')}
      </p>
    );
  }
  if (stock.status === 'onbackorder') {
    return (
      <div className={classNames('stock available-on-backorder', styles.line)}>
        <p>{t('product.backorder')}</p>
        {stock.backorders === 'notify' && (
          <p className={styles.notice}>{t('product.backorderNotice')}</p>
        )}
      </div>
    );
  }
  const low = stock.low && stock.left !== null;
  return (
    <p className={classNames('stock in-stock', styles.line, low ? styles.low : styles.good)}>
      <Icon name={low ? 'info' : 'check'} size={20} />
      {low ? t('product.left', { count: stock.left ?? 0 }) : t('product.inStock')}
    </p>
  );
}
