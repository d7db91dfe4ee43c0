import { STARS } from '#rules/reviews/review-filter.ts';
import type { ReviewSection } from '#wire/reviews.ts';
import { Stars } from '../../catalog/rating.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { useNumber, useTranslator } from '../../ui/shop-context.tsx';
import styles from './overall.module.css';

/** The average rating, the number of reviews, and the distribution of stars. */
export function Overall({ section, writeUrl }: { section: ReviewSection; writeUrl: string }) {
  const t = useTranslator();
  const number = useNumber();
  const { rating, written, look, form } = section;
  return (
    <div className={styles.overall}>
      {look.overall && (
        <div className={styles.average} data-part="overall">
          {rating.count > 0 && (
            <p className={styles.number}>
              <span className="visually-hidden">{t('reviewSection.average')}: </span>
              {number(rating.average)}
            </p>
          )}
          {rating.count > 0 && <Stars value={rating.average} className={styles.stars} />}
        </div>
      )}
      <p className={styles.count} data-part="count">
        {written > 0 ? t('reviewSection.count', { count: written }) : t('reviewSection.none')}
      </p>
      {look.bars && rating.count > 0 && <Bars section={section} />}
      {form && writeUrl && (
        <LinkButton
          href={writeUrl}
          rel="nofollow"
          variant={written > 0 ? 'secondary' : 'primary'}
          className={styles.write}
          data-write-review=""
        >
          {t('reviewSection.write')}
        </LinkButton>
      )}
    </div>
  );
}

function Bars({ section: { bars, rating } }: { section: ReviewSection }) {
  const t = useTranslator();
  return (
    <dl className={styles.bars} aria-label={t('reviewSection.bars')}>
      {STARS.map((stars) => {
        const count = bars[stars];
        return (
          <div key={stars} className={styles.bar}>
            <dt>
              <span aria-hidden="true">{stars} ★</span>
              <span className="visually-hidden">
                {t('reviewSection.starsOnly', { count: stars })}
              </span>
            </dt>
            <dd>
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                aria-hidden="true"
                className={styles.track}
              >
                <rect width="100" height="6" className={styles.empty} />
                <rect width={Math.round((count / rating.count) * 100)} height="6" />
              </svg>
              <span className={styles.figure}>{count}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
