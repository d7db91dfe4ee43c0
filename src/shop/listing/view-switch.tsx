import type { ListingPage } from '#wire/listing.ts';
import { IconLink } from '../ui/icon-button.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './view-switch.module.css';

/** Grid or list. A narrow screen has room for one of the links: the other layout. */
export function ViewSwitch({ listing }: { listing: ListingPage }) {
  const t = useTranslator();
  return (
    <nav aria-label={t('listing.views')} className={styles.views}>
      {listing.views.map(({ view, url }) => (
        <IconLink
          key={view}
          icon={view}
          label={t(`listing.view.${view}`)}
          href={url}
          rel="nofollow"
          aria-current={view === listing.query.view ? 'true' : undefined}
          className={styles.view}
        />
      ))}
    </nav>
  );
}
