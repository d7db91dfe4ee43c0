import type { Assurance } from '#wire/product-page.ts';
import { MarkSign } from './mark-sign.tsx';
import styles from './payment-marks.module.css';

export type ProductMarksData = Pick<Assurance, 'payment' | 'marks'>;

/** The signs, and the methods by their names. */
export function ProductMarks({ data }: { data: ProductMarksData }) {
  return (
    <span className={styles.line}>
      {data.marks.map((mark) => (
        <MarkSign key={mark} mark={mark} />
      ))}
      <span>{data.payment}</span>
    </span>
  );
}
