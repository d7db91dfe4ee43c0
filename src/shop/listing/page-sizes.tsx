import type { ListingPage } from '#wire/listing.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './page-sizes.module.css';

/** How many products a page has. Nothing where all fit on the smallest. */
export function PageSizes({ listing }: { listing: ListingPage }) {
  const t = useTranslator();
  const { sizes, pagination, query } = listing;
  if (pagination.total <= (sizes[0]?.size ?? 0)) return null;
  return (
    <nav aria-label={t('listing.sizes')} className={styles.sizes}>
      <span aria-hidden="true">{t('listing.sizes')}</span>
      <ul className={styles.list}>
        {sizes.map(({ size, url }) => (
          <li key={size}>
            <a
              href={url}
              rel="nofollow"
              aria-label={t('listing.size', { size })}
              aria-current={size === query.perPage ? 'true' : undefined}
              className={styles.size}
            >
              {size}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
