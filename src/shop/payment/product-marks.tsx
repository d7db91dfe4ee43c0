import type { Assurance } from '#wire/product-page.ts';
import { MarkSign } from './mark-sign.tsx';
import styles from './payment-marks.module.css';

export type ProductMarksData = Pick<Assurance, 'marks'>;

/** The signs of the methods, whose names follow. */
export function ProductMarks({ data }: { data: ProductMarksData }) {
  return (
    <span className={styles.line}>
      {data.marks.map((mark) => (
        <MarkSign key={mark} mark={mark} />
      ))}
    </span>
  );
}
