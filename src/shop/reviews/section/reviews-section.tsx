import type { Pagination } from '#wire/listing.ts';
import type { ReviewRecord, ReviewSection } from '#wire/reviews.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import { type ReviewRouting, reviewListAddress, sectionHeading } from '../card/review-routing.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { ReviewList } from '../layouts/review-list.tsx';
import { Overall } from './overall.tsx';
import { Paging } from './paging.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import styles from './reviews-section.module.css';

/**
 * The default id of the reviews' container; another id belongs to an element of other code (RV-02,
 * RV-03).
 */
export const DEFAULT_CONTAINER = 'comments';

interface ReviewsSectionProps {
  section: ReviewSection;
  place: ReviewRouting;
  pagination: Pagination;
  /** The review named by the address, where this page of the list does not contain it. */
  pinned?: ReviewRecord | null;
  /** The review named by the address. */
  openReview?: number;
}

/** The reviews without the form. The browser's script reads its data attributes. */
export function ReviewsSection(props: ReviewsSectionProps) {
  const { section, place, pagination, pinned, openReview } = props;
  const t = useTranslator();
  const { look, filter, productId, reviews, written } = section;
  const Title = sectionHeading(productId);
  const isDefault = place.widget !== null || look.containerId === DEFAULT_CONTAINER;
  return (
    <div
      id={place.widget ? place.fragment : isDefault ? DEFAULT_CONTAINER : undefined}
      className={styles.section}
      data-reviews={place.widget ? 'widget' : 'product'}
      data-base={place.base}
      data-fragment={place.fragment}
      data-product={productId}
      data-container={isDefault ? undefined : look.containerId}
      data-layout={look.layout}
      data-paging={look.paging}
      data-by-script={look.byScript || undefined}
      data-popup={look.popup}
      data-full-screen={look.fullScreenMobile || undefined}
      data-rating={filter.stars || undefined}
      data-verified={filter.verified || undefined}
      data-image={filter.image || undefined}
      data-order={filter.sort}
      data-usual-order={place.usual.sort}
      data-cpage={section.page}
      data-max-page={section.pages}
      data-open={openReview}
      data-shortcode={place.widget ? JSON.stringify(place.widget) : undefined}
    >
      <Title className={place.widget ? styles.widgetTitle : 'visually-hidden'} data-part="title">
        {place.title || t(place.widget ? 'reviewSection.widgetTitle' : 'reviewSection.title')}
      </Title>
      {(look.overall || !place.widget) && (
        <div className={styles.top}>
          <Overall section={section} writeUrl={place.writeUrl} />
          <PhotoStrip section={section} base={place.base} popup={look.popup === 'review'} />
        </div>
      )}
      {look.filters && written > 0 && <FilterBar section={section} place={place} />}
      <div className={styles.frame} data-review-frame="">
        <ReviewList section={section} base={place.base} pinned={pinned ?? null} />
        <p
          role="status"
          className="visually-hidden"
          data-list-status=""
          data-text={t('reviewSection.shown', { count: '{count}' })}
        />
        {written > 0 && (
          <p className={styles.empty} hidden={reviews.length > 0} data-no-match="">
            {t('reviewSection.noMatch')}{' '}
            <a href={reviewListAddress(place, place.usual)}>{t('reviewSection.showAll')}</a>
          </p>
        )}
        {written === 0 && section.form && (
          <p className={styles.empty}>{t('reviewSection.noneText')}</p>
        )}
      </div>
      <Paging section={section} place={place} pagination={pagination} />
    </div>
  );
}
