import type { ReviewSection } from '#wire/reviews.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { MediaImage, mediaData } from '../card/review-media.tsx';
import { innerHeading, oneReviewAddress } from '../card/review-routing.ts';
import styles from './photo-strip.module.css';

interface PhotoStripProps {
  section: Pick<ReviewSection, 'photos' | 'productId'>;
  base: string;
  /** Photos open their reviews; without it, the lightbox, which needs more about them. */
  popup: boolean;
}

/** Photos of all reviews, newest first; each links to its review. */
export function PhotoStrip({ section, base, popup }: PhotoStripProps) {
  const t = useTranslator();
  const { photos, productId } = section;
  const Title = innerHeading(productId);
  if (photos.length === 0) return null;
  const title = t('reviewSection.photos');
  return (
    <section aria-label={title} className={styles.photos} data-photo-strip="">
      <Title className={styles.title}>{title}</Title>
      <ul className={styles.strip}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <a
              href={oneReviewAddress(base, photo.reviewId)}
              aria-label={t(
                photo.kind === 'image' ? 'reviewSection.photoOf' : 'reviewSection.videoOf',
              )}
              className={styles.photo}
              data-strip-photo={photo.reviewId}
              {...(popup ? { 'data-media': photo.id } : mediaData(photo))}
            >
              <MediaImage
                image={photo.image}
                large={false}
                width={photo.width}
                height={photo.height}
              />
              {photo.kind !== 'image' && <Icon name="play" size={20} className={styles.play} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
