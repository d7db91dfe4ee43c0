import type { Assurance } from '#wire/product-page.ts';
import { paymentMarksIsland } from '../payment/payment-marks-island.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { Island } from '../ui/island/island.tsx';
import styles from './assurance.module.css';

/** Delivery, returns and payment, in one line where there is room. */
export function AssuranceLines({ lines }: { lines: Assurance }) {
  const { delivery, returns, returnsUrl, payment } = lines;
  if (!delivery && !returns && !payment) return null;
  return (
    <ul className={`product-assurance ${styles.lines}`}>
      <Line icon="parcel" text={delivery} />
      <Line icon="return" text={returns} url={returnsUrl} />
      {payment && (
        <li className={styles.line}>
          <Island island={paymentMarksIsland} data={lines} />
          {payment}
        </li>
      )}
    </ul>
  );
}

function Line({ icon, text, url = '' }: { icon: IconName; text: string; url?: string }) {
  if (!text) return null;
  return (
    <li className={styles.line}>
      <Icon name={icon} size={20} />
      {url ? <a href={url}>{text}</a> : text}
    </li>
  );
}
