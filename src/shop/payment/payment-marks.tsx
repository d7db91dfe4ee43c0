import type { NamedMarks } from '#wire/payments/marks.ts';
import { MarkSign } from './mark-sign.tsx';
import styles from './payment-marks.module.css';

export interface PaymentMarksData {
  payments?: NamedMarks | undefined;
}

/** By what orders can be paid: a small sign and its name for each. No script is needed for them. */
export function PaymentMarks({ data }: { data: PaymentMarksData }) {
  const { payments = [] } = data;
  if (payments.length === 0) return null;
  return (
    <ul className={`payment-marks ${styles.marks}`}>
      {payments.map(({ mark, name }) => (
        <li key={mark} className={styles.mark}>
          <MarkSign mark={mark} />
          {name}
        </li>
      ))}
    </ul>
  );
}
