import type { RatingRecord } from '#wire/product.ts';
import { classNames } from '../ui/class-names.ts';
import { useNumber, useTranslator } from '../ui/shop-context.tsx';
import styles from './rating.module.css';

/** Five stars filled up to `value`, as an image with a text: a bar on a background, masked as stars by CSS. */
export function Stars({ value, className }: { value: number; className?: string | undefined }) {
  const t = useTranslator();
  const number = useNumber();
  return (
    <svg
      className={classNames(styles.stars, className)}
      role="img"
      aria-label={t('product.rated', { rating: number(value) })}
    >
      <rect width={`${Math.round(value * 200) / 10}%`} />
    </svg>
  );
}

interface RatingProps {
  rating: RatingRecord;
  /** Address of the reviews: makes the whole line a link. */
  href?: string;
  /** compact: the count as a bare number; full: "4.6" and "12 reviews", a text without any. */
  form?: 'compact' | 'full';
  className?: string | undefined;
}

export function Rating({ rating, href, form = 'compact', className }: RatingProps) {
  const t = useTranslator();
  const number = useNumber();
  const box = classNames(styles.rating, className);
  const text = t('product.ratings', { count: rating.count });
  if (rating.count === 0) {
    return form === 'full' && !rating.off ? <p className={box}>{t('product.noRating')}</p> : null;
  }
  const line = (
    <>
      <Stars value={rating.average} />
      {form === 'full' ? (
        <>
          <b aria-hidden="true" className={styles.figure}>
            {number(rating.average)}
          </b>
          <span>{text}</span>
        </>
      ) : (
        <>
          <span aria-hidden="true">{rating.count}</span>
          <span className="visually-hidden">{text}</span>
        </>
      )}
    </>
  );
  return href ? (
    <a href={href} className={box}>
      {line}
    </a>
  ) : (
    <div className={box}>{line}</div>
  );
}
