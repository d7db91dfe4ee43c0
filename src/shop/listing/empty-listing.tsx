import { LinkButton } from '../ui/button.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './empty-listing.module.css';

interface EmptyListingProps {
  /** The same listing without filters; omitted where none is set. */
  clearUrl?: string | undefined;
  title?: string;
  hint?: string;
}

export function EmptyListing({ clearUrl, title, hint }: EmptyListingProps) {
  const t = useTranslator();
  const { routes } = useShop();
  return (
    <div className={styles.empty}>
      <h2>{title ?? t('listing.empty')}</h2>
      <p className={styles.hint}>{hint ?? t('listing.emptyHint')}</p>
      <div className={styles.buttons}>
        {clearUrl && <LinkButton href={clearUrl}>{t('listing.clear')}</LinkButton>}
        <LinkButton href={routes.shop} variant={clearUrl ? 'secondary' : 'primary'}>
          {t('listing.toShop')}
        </LinkButton>
      </div>
    </div>
  );
}
