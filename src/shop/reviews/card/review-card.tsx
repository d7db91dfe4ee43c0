import type { ReviewLook, ReviewRecord } from '#wire/reviews.ts';
import { Stars } from '../../catalog/rating.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import { useDay, useTranslator } from '../../ui/shop-context.tsx';
import { VoteButtons } from '../votes/vote-buttons.tsx';
import styles from './review-card.module.css';
import { MediaList } from './review-media.tsx';
import { Replies } from './review-replies.tsx';
import { innerHeading, oneReviewAddress } from './review-routing.ts';
import { ReviewText } from './review-text.tsx';
import { TEXT_DIRECTION } from './text-direction.ts';

interface ReviewCardProps {
  review: ReviewRecord;
  look: ReviewLook;
  /** The product's page, of which a review's address is made. */
  base: string;
}

/** One review. In a grid or slider a tile with its picture on top, in a list a row. */
export function ReviewCard({ review, look, base }: ReviewCardProps) {
  const tile = look.layout !== 'list';
  const t = useTranslator();
  const day = useDay();
  const { id, title, text, votes, replies, product, editedAt } = review;
  // Where reviews name their product, the section belongs to no single one.
  const Title = innerHeading(product ? 0 : 1);
  return (
    <article
      className={classNames(styles.card, tile ? styles.tile : styles.row)}
      data-review={id}
      data-of-product={product?.id}
    >
      {tile && <MediaList review={review} form="tile" />}
      <Head review={review} look={look} base={base} />
      <div className={styles.words}>
        {title && (
          <Title className={styles.title} {...TEXT_DIRECTION}>
            {title}
          </Title>
        )}
        <div {...TEXT_DIRECTION}>
          <ReviewText text={text} cut={look.cut} />
        </div>
        {editedAt !== undefined && (
          <p className={styles.edited}>{t('reviewSection.edited', { date: day(editedAt) })}</p>
        )}
        {!tile && <MediaList review={review} form="row" />}
        {product && <OfProduct product={product} />}
        {look.votes && <VoteButtons votes={votes} />}
        <Replies replies={replies} parentId={id} />
      </div>
    </article>
  );
}

function Head({ review, look, base }: ReviewCardProps) {
  const t = useTranslator();
  const day = useDay();
  const { id, author, stars, verified, writtenAt, variation, product } = review;
  const date = day(writtenAt);
  return (
    <header className={styles.head}>
      <span aria-hidden="true" className={styles.letter}>
        {[...author][0]?.toLocaleUpperCase() ?? ''}
      </span>
      <div className={styles.who}>
        <strong className={styles.author}>
          <bdi>{author}</bdi>
        </strong>
        {verified && (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            {t('reviewSection.verified')}
          </span>
        )}
      </div>
      <div className={styles.facts}>
        {stars > 0 && <Stars value={stars} />}
        <a
          href={oneReviewAddress(product?.url ?? base, id)}
          aria-label={t('reviewSection.open', { author, date })}
          className={styles.date}
          data-open-review={id}
        >
          {look.showDate ? (
            <time dateTime={new Date(writtenAt).toISOString()}>{date}</time>
          ) : (
            <span aria-hidden="true">#</span>
          )}
        </a>
      </div>
      {variation && (
        <p className={styles.variation}>{t('reviewSection.variation', { name: variation })}</p>
      )}
    </header>
  );
}

function OfProduct({ product }: { product: NonNullable<ReviewRecord['product']> }) {
  return (
    <a href={product.url} className={styles.product} data-review-product="">
      {product.image && (
        <Image
          image={product.image}
          alt=""
          sizes="48px"
          upTo={160}
          ratio="square"
          className={styles.productPicture}
        />
      )}
      <span>{product.name}</span>
    </a>
  );
}
