import { Fragment } from 'react';
import type { Pagination as PaginationData } from '#wire/listing.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './pagination.module.css';
import { useText } from './shop-context.tsx';

interface PaginationProps {
  pagination: PaginationData;
  className?: string;
}

/** Real links, so that every page of a listing has an address. Nothing at all for a single page. */
export function Pagination({ pagination, className }: PaginationProps) {
  const t = useText();
  if (pagination.pages < 2) return null;
  return (
    <nav aria-label={t('listing.pages')} className={classNames(styles.pages, className)}>
      {pagination.previous && (
        <a href={pagination.previous} rel="prev" className={styles.turn}>
          <Icon name="chevron" size={20} className={styles.back} />
          <span className={styles.word}>{t('listing.previous')}</span>
        </a>
      )}
      <ol className={styles.numbers}>
        {pagination.links.map((link) => (
          <Fragment key={link.page}>
            {link.gapBefore && (
              <li aria-hidden="true" className={styles.gap}>
                …
              </li>
            )}
            <li>
              <a
                href={link.url}
                className={styles.number}
                aria-label={t('listing.page', { page: link.page })}
                aria-current={link.page === pagination.page ? 'page' : undefined}
              >
                {link.page}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      {pagination.next && (
        <a href={pagination.next} rel="next" className={styles.turn}>
          <span className={styles.word}>{t('listing.next')}</span>
          <Icon name="chevron" size={20} />
        </a>
      )}
    </nav>
  );
}
