import type { RatingRecord } from '#wire/product.ts';
import type { ProductQuotes } from '#wire/product-page.ts';
import { useNumber, useTranslator } from '../ui/shop-context.tsx';
import styles from './quotes.module.css';

interface QuotesProps {
  quotes: ProductQuotes;
  rating: RatingRecord;
}

/** The rating in figures and what two buyers wrote; all reviews are one link away. */
export function Quotes({ quotes: { items, happy }, rating }: QuotesProps) {
  const t = useTranslator();
  const number = useNumber();
  return (
    <section aria-label={t('product.quotes')} className={`product-quotes ${styles.quotes}`}>
      <div className={styles.rating}>
        <p className={styles.figure}>{number(rating.average)}</p>
        <p>{t('product.happy', { percent: happy })}</p>
      </div>
      {items.map(({ id, text, author, stars }) => (
        <figure key={id} className={styles.quote}>
          <blockquote>{text}</blockquote>
          <figcaption>
            <span role="img" aria-label={t('product.rated', { rating: stars })}>
              {'★'.repeat(stars)}
            </span>
            {author}
          </figcaption>
        </figure>
      ))}
      <a href="#reviews" className={styles.all}>
        {t('product.allReviews', { count: rating.count })}
      </a>
    </section>
  );
}
