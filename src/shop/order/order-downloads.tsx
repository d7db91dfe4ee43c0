import type { DownloadItem } from '#wire/order.ts';
import { useDay, useTranslator } from '../ui/shop-context.tsx';
import styles from './order-notes.module.css';

interface OrderDownloadsProps {
  downloads: readonly DownloadItem[];
}

/** The files of a paid order; nothing where it has none. */
export function OrderDownloads({ downloads }: OrderDownloadsProps) {
  const t = useTranslator();
  if (downloads.length === 0) return null;
  return (
    <section className={`woocommerce-order-downloads ${styles.notes}`}>
      <h2 className={styles.title}>{t('orders.downloads.title')}</h2>
      <DownloadList downloads={downloads} />
    </section>
  );
}

export function DownloadList({ downloads }: OrderDownloadsProps) {
  const t = useTranslator();
  const day = useDay();
  return (
    <ul className={styles.list}>
      {downloads.map(({ product, name, url, state, remaining, expiresAt }, at) => {
        const terms = [
          remaining !== null && t('orders.downloads.remaining', { count: remaining }),
          expiresAt !== null && t('orders.downloads.until', { date: day(expiresAt) }),
        ].filter(Boolean);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces of one file may be alike.
          <li key={at} className={styles.note}>
            <p className={styles.day}>{product}</p>
            {url === '' ? (
              <p className={styles.text}>{name}</p>
            ) : (
              <a
                href={url}
                aria-label={t('orders.downloads.of', { name, product })}
                className={`woocommerce-MyAccount-downloads-file ${styles.link}`}
              >
                {name}
              </a>
            )}
            <p className={styles.day}>
              {state === 'open' ? terms.join(', ') : t(`orders.downloads.${state}`)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
