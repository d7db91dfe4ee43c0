import type { OrderLine } from '#wire/order.ts';
import { Image } from '../ui/image.tsx';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import styles from './order-details.module.css';
import { useLineDetails } from './use-line-details.ts';

interface OrderLineRowProps {
  line: OrderLine;
}

export function OrderLineRow({ line }: OrderLineRowProps) {
  const t = useTranslator();
  const money = useMoney();
  const withFiles = line.attributes.filter(({ files = [] }) => files.length > 0);
  const plain = line.attributes.filter((each) => !withFiles.includes(each));
  const details = useLineDetails(line, plain);
  // A bundle priced by its items shows no amounts of its own.
  const amount = line.part === 'bundle' && line.subtotal === 0 ? '' : money(line.subtotal);
  return (
    <tr className={`woocommerce-table__line-item order_item ${styles.line}`} data-part={line.part}>
      <td className="product-name">
        <div className={styles.product}>
          <span className={styles.picture}>
            {line.image && <Image image={line.image} sizes="72px" upTo={320} alt="" />}
          </span>
          <div className={styles.words}>
            <span>
              {line.url === '' ? (
                <span className={styles.name}>{line.name}</span>
              ) : (
                <a href={line.url} className={styles.name}>
                  {line.name}
                </a>
              )}{' '}
              <strong className="product-quantity">
                {t('orders.times', { quantity: line.quantity })}
              </strong>
            </span>
            {withFiles.map(({ name, label, files = [] }) => (
              <span key={name} className={styles.detail}>
                {`${label}: `}
                {files.map(({ name: file, url }) => (
                  <a key={url} href={url} download={file} className={styles.file}>
                    {file}
                  </a>
                ))}
              </span>
            ))}
            {details.map((detail) => (
              <span key={detail} className={styles.detail}>
                {detail}
              </span>
            ))}
            {line.reviewUrl && (
              <a
                href={line.reviewUrl}
                aria-label={t('orders.reviewOf', { name: line.name })}
                className={styles.review}
              >
                {t('orders.review')}
              </a>
            )}
          </div>
        </div>
      </td>
      <td className={`product-total ${styles.amount}`}>{amount}</td>
    </tr>
  );
}
