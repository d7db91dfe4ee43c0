import { clickFilter, isActive } from '#rules/reviews/click-filter.ts';
import {
  type FilterButton,
  REVIEW_SORTS,
  type ReviewCounts,
  type ReviewFilter,
  STARS,
} from '#rules/reviews/review-filter.ts';
import type { ReviewSection } from '#wire/reviews.ts';
import { SortForm } from '../../ui/list-controls.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { type ReviewRouting, reviewListAddress } from '../card/review-routing.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  section: ReviewSection;
  place: ReviewRouting;
}

const BUTTONS: readonly FilterButton[] = ['all', ...STARS, 'image', 'verified'];

/** Each button links to its filtered list; no link where that list would be empty. */
export function FilterBar({ section, place }: FilterBarProps) {
  const t = useTranslator();
  const { counts, filter } = section;
  return (
    <div className={styles.bar} data-part="filters">
      <nav aria-label={t('reviewSection.filters')}>
        <ul className={styles.buttons}>
          {BUTTONS.map((button) => {
            const active = isActive(filter, button);
            const next = clickFilter(filter, button, counts);
            return (
              <li key={button}>
                <a
                  href={next ? reviewListAddress(place, next) : undefined}
                  role={next ? undefined : 'link'}
                  // Keeps the focus on the pressed button.
                  tabIndex={next ? undefined : 0}
                  aria-disabled={!next && !active ? true : undefined}
                  aria-current={active ? 'true' : undefined}
                  data-filter={button}
                  rel="nofollow"
                  className={styles.button}
                >
                  {typeof button === 'number' ? (
                    <span>
                      <span aria-hidden="true">
                        {button}
                        <span className={styles.star}> ★</span>
                      </span>
                      <span className="visually-hidden">
                        {t('reviewSection.starsOnly', { count: button })}
                      </span>
                    </span>
                  ) : (
                    t(`reviewSection.filter.${button}`)
                  )}
                  <span className={styles.count} data-count="">
                    {countFor(counts, button)}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <Sort filter={filter} place={place} />
    </div>
  );
}

function countFor(counts: ReviewCounts, button: FilterButton): number {
  return typeof button === 'number' ? counts.stars[button] : counts[button];
}

function Sort({ filter, place }: { filter: ReviewFilter; place: ReviewRouting }) {
  const t = useTranslator();
  const { names, base, fragment } = place;
  return (
    <SortForm
      action={`${base}#${fragment}`}
      id={`${fragment}-sort`}
      name={names.sort}
      defaultValue={filter.sort}
      options={REVIEW_SORTS.map((value) => ({ value, label: t(`reviewSection.sort.${value}`) }))}
      data-sort=""
      late
    >
      <input type="hidden" name={names.stars} value={filter.stars || ''} disabled={!filter.stars} />
      <input type="hidden" name={names.verified} value="1" disabled={!filter.verified} />
      <input type="hidden" name={names.image} value="1" disabled={!filter.image} />
    </SortForm>
  );
}
