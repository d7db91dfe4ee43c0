import { Fragment } from 'react';
import type { Pagination } from '#wire/listing.ts';
import type { ReviewSection } from '#wire/reviews.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../../ui/shop-context.tsx';
import styles from './paging.module.css';
import { placeAddress, type ReviewPlace } from './review-place.ts';

interface PagingProps {
  section: ReviewSection;
  place: ReviewPlace;
  /** The numbers to show, with their addresses. */
  pagination: Pagination;
}

/** Further reviews: a link that becomes a button for more of them, or numbered links with arrows. */
export function Paging({ section, place, pagination }: PagingProps) {
  const t = useText();
  const { look, page, pages, filter } = section;
  if (look.paging === 'more') {
    return (
      <div className={styles.more} data-review-paging="more">
        <LinkButton
          href={placeAddress(place, { ...filter, page: page + 1 })}
          variant="secondary"
          rel="next nofollow"
          hidden={page >= pages}
          data-load-more=""
        >
          {t('reviewSection.more')}
        </LinkButton>
      </div>
    );
  }
  return (
    <nav aria-label={t('reviewSection.pages')} data-review-paging="numbers">
      {pages > 1 && <Numbers pagination={pagination} />}
    </nav>
  );
}

function Numbers({ pagination }: { pagination: Pagination }) {
  const t = useText();
  const { previous, next, links, page } = pagination;
  return (
    <div className={styles.pages}>
      {previous && (
        <a href={previous} rel="prev nofollow" className={styles.turn} data-page={page - 1}>
          <Icon name="chevron" size={20} className={styles.back} />
          <span className={styles.word}>{t('reviewSection.previousPage')}</span>
        </a>
      )}
      <ol className={styles.numbers}>
        {links.map((link) => (
          <Fragment key={link.page}>
            {link.gapBefore && (
              <li aria-hidden="true" className={styles.gap}>
                …
              </li>
            )}
            <li>
              <a
                href={link.url}
                rel="nofollow"
                aria-label={t('reviewSection.page', { page: link.page })}
                aria-current={link.page === page ? 'page' : undefined}
                className={styles.number}
                data-page={link.page}
              >
                {link.page}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      {next && (
        <a href={next} rel="next nofollow" className={styles.turn} data-page={page + 1}>
          <span className={styles.word}>{t('reviewSection.nextPage')}</span>
          <Icon name="chevron" size={20} />
        </a>
      )}
    </div>
  );
}
