import type { PaymentMark } from '#wire/payments/marks.ts';
import styles from './payment-marks.module.css';

/** Signs of this shop, and of no brand. In a field of 32 by 20. */
const SHAPES: Record<PaymentMark, string> = {
  card: 'M6 5h20v10H6zM6 8.5h20M9 12h5',
  wallet: 'M7 6h16v9H7zM7 6l12-2.5V6M19 10h6v3h-6z',
  account: 'M16 4c5 2 6 6 5 12M16 4c-5 2-6 6-5 12M16 4v12',
  paypal: 'M13 16l2-12h4.5a3.2 3.2 0 0 1 0 6.4H14',
  bank: 'M6 8l10-4 10 4zM9 9v5M14 9v5M18 9v5M23 9v5M6 16h20',
  cheque: 'M5 5h22v10H5zM8 9h9M8 12h5M19 12q1.5-2 3 0t3 0',
  cash: 'M5 6h22v9H5zM16 8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M8 8.5v0M24 12.5v0',
};

export function MarkSign({ mark }: { mark: PaymentMark }) {
  return (
    <svg
      className={styles.sign}
      viewBox="0 0 32 20"
      width="32"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="0.75" y="0.75" width="30.5" height="18.5" rx="3" opacity="0.4" />
      <path d={SHAPES[mark]} />
    </svg>
  );
}
