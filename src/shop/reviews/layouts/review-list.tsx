import type { ReviewRecord, ReviewSection } from '#wire/reviews.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { ReviewCard } from '../card/review-card.tsx';
import listStyles from './list.module.css';
import masonryStyles from './masonry.module.css';
import sliderStyles from './slider.module.css';

interface ReviewListProps {
  section: ReviewSection;
  base: string;
  /** Named by the address and not on this page of the list: shown first. */
  pinned?: ReviewRecord | null;
}

/** The reviews of one page, in one of three layouts. */
export function ReviewList({ section, base, pinned }: ReviewListProps) {
  const t = useTranslator();
  const { look, reviews } = section;
  const { layout, masonry, slider } = look;
  const displayed = pinned ? [pinned, ...reviews] : reviews;
  const items = <ReviewItems section={section} reviews={displayed} base={base} />;
  if (layout === 'list') {
    return (
      <ol className={listStyles.list} aria-label={t('reviewSection.list')} data-review-list="">
        {items}
      </ol>
    );
  }
  if (layout === 'masonry') {
    return (
      <ol
        className={masonryStyles.grid}
        aria-label={t('reviewSection.list')}
        data-review-list=""
        data-masonry=""
        data-columns={masonry.columns}
        data-gap={masonry.gap}
        data-row-unit={masonry.rowUnit}
      >
        {items}
      </ol>
    );
  }
  return (
    <div className={sliderStyles.slider} data-review-slider="">
      <ol
        className={sliderStyles.strip}
        // Without a mouse it is moved by its arrows.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        tabIndex={0}
        aria-label={t('reviewSection.list')}
        data-review-list=""
        data-columns={slider.columns}
        data-mobile-columns={slider.mobileColumns}
        data-gap={slider.gap}
      >
        {items}
      </ol>
      <button
        type="button"
        className={`${sliderStyles.turn} ${sliderStyles.back}`}
        aria-label={t('reviewSection.slideBack')}
        data-slide="back"
      >
        <Icon name="chevron" size={20} />
      </button>
      <button
        type="button"
        className={`${sliderStyles.turn} ${sliderStyles.on}`}
        aria-label={t('reviewSection.slideOn')}
        data-slide="on"
      >
        <Icon name="chevron" size={20} />
      </button>
    </div>
  );
}

interface ReviewItemsProps {
  section: Pick<ReviewSection, 'look'>;
  reviews: readonly ReviewRecord[];
  base: string;
}

/** The items that a call answers, to be inserted into the list. */
export function ReviewItems({ section, reviews, base }: ReviewItemsProps) {
  return reviews.map((review) => (
    <li key={review.id} id={`comment-${review.id}`}>
      <ReviewCard review={review} look={section.look} base={base} />
    </li>
  ));
}
