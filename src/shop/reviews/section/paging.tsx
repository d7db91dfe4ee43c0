import type { Pagination } from '#wire/listing.ts';
import type { ReviewSection } from '#wire/reviews.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageLinks } from '../../ui/list-controls.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { type ReviewRouting, reviewListAddress } from '../card/review-routing.ts';
import styles from './paging.module.css';

interface PagingProps {
  section: ReviewSection;
  place: ReviewRouting;
  /** The page numbers to show, with their addresses. */
  pagination: Pagination;
}

/** A load-more link, or numbered links with arrows. */
export function Paging({ section, place, pagination }: PagingProps) {
  const t = useTranslator();
  const { look, page, pages, filter } = section;
  if (look.paging === 'more') {
    return (
      <div className={styles.more} data-review-paging="more">
        <LinkButton
          href={reviewListAddress(place, { ...filter, page: page + 1 })}
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
      {pages > 1 && <PageLinks pagination={pagination} ofReviews />}
    </nav>
  );
}
