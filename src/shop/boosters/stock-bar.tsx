import { stockBar } from '#rules/boosters/stock-bar.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './stock-bar.module.css';

interface StockBarProps {
  left: number;
  upTo: number;
  /** The buy form shows the text already. */
  said: boolean;
}

/** How much stock is left. An SVG, because the content policy forbids inline widths. */
export function StockBar({ left, upTo, said: visible }: StockBarProps) {
  const t = useTranslator();
  const bar = stockBar(left, upTo);
  if (!bar) return null;
  return (
    <div className={`booster-stock ${styles.bar}`}>
      {!visible && <p className={styles.words}>{t('boosters.stock', { count: left })}</p>}
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.fill} width={`${bar.percent}%`} height="100%" rx="3" />
      </svg>
    </div>
  );
}
