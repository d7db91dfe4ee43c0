import type { ListingPage } from '#wire/listing.ts';
import { Icon } from '../ui/icon.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  filters: ListingPage['activeFilters'];
  clearUrl: string;
}

export function ActiveFilters({ filters, clearUrl }: ActiveFiltersProps) {
  const t = useTranslator();
  return (
    <nav aria-label={t('listing.active')}>
      <ul className={styles.chips}>
        {filters.map(({ label, url }) => (
          <li key={label}>
            <a href={url} rel="nofollow" className={styles.chip}>
              <span className="visually-hidden">{t('listing.remove', { name: label })}</span>
              <span aria-hidden="true">{label}</span>
              <Icon name="close" size={16} />
            </a>
          </li>
        ))}
        <li>
          <a href={clearUrl} className={styles.clear}>
            {t('listing.clear')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
