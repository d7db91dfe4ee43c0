import type { RatingRecord } from '#wire/product.ts';
import type { ReviewRecord } from '#wire/reviews.ts';
import { PostDate } from '../../content/post-date.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rating, Stars } from '../../ui/rating.tsx';
import { useNumber, useText } from '../../ui/shop-context.tsx';
import styles from './reviews.module.css';

interface ReviewsProps {
  rating: RatingRecord;
  /** The newest ones. */
  reviews: readonly ReviewRecord[];
}

/** What buyers say. The ids are addresses other pages and letters link to. */
export function Reviews({ rating, reviews }: ReviewsProps) {
  const t = useText();
  const number = useNumber();
  return (
    <div id="reviews" tabIndex={-1} className={styles.reviews}>
      <div className={styles.summary}>
        {rating.count > 0 && (
          <p aria-hidden="true" className={styles.average}>
            {number(rating.average)}
          </p>
        )}
        <Rating rating={rating} form="full" />
      </div>
      {reviews.length > 0 && (
        <div className={styles.newest}>
          <h3 className={styles.title}>{t('product.newestReviews', { count: reviews.length })}</h3>
          <ol id="comments" className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id} id={`comment-${review.id}`} className={styles.item}>
                <Review review={review} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Review({ review }: { review: ReviewRecord }) {
  const t = useText();
  const { author, writtenAt, stars, verified, title, text, replies } = review;
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Stars value={stars} />
        <strong>{author}</strong>
        {verified && (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            {t('product.verified')}
          </span>
        )}
        <PostDate time={writtenAt} className={styles.date} />
      </header>
      {title && <h4 className={styles.reviewTitle}>{title}</h4>}
      <p className={styles.text}>{text}</p>
      {replies.map((reply) => (
        <div key={reply.id} id={`comment-${reply.id}`} className={styles.reply}>
          <p className={styles.replyHead}>{t('product.shopReply')}</p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      ))}
    </article>
  );
}
