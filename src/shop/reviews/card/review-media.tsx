import { type ImageRecord, imageUrl } from '#wire/image.ts';
import type { ReviewMedia, ReviewRecord } from '#wire/reviews.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './review-media.module.css';

interface MediaListProps {
  review: Pick<ReviewRecord, 'author' | 'media'>;
  /** tile: the first one large, as wide as its tile; row: all of them small. */
  form: 'tile' | 'row';
}

/** How many further pictures of a tile are shown; the last one shows how many more there are. */
const FURTHER = 3;

export function MediaList({ review, form }: MediaListProps) {
  const { media } = review;
  if (media.length === 0) return null;
  const beyond = form === 'tile' ? media.length - 1 - FURTHER : 0;
  return (
    <ul className={classNames(styles.media, styles[form])} data-media-list="">
      {media.map((one, index) => (
        <li
          key={one.id}
          className={form === 'tile' && index > FURTHER ? styles.beyond : undefined}
          data-beyond={beyond > 0 && index === FURTHER ? beyond : undefined}
        >
          <MediaLink
            media={one}
            number={index + 1}
            author={review.author}
            large={form === 'tile' && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

interface MediaLinkProps {
  media: ReviewMedia;
  number: number;
  author: string;
  large: boolean;
}

/** A link to the picture or video; popup and lightbox read its data attributes. */
function MediaLink({ media, number, author, large }: MediaLinkProps) {
  const t = useTranslator();
  const { kind, image, url, caption } = media;
  const text = t(kind === 'image' ? 'reviewSection.photo' : 'reviewSection.video', {
    number,
    author,
  });
  return (
    <a
      href={url || (image ? imageUrl(image) : '')}
      aria-label={caption ? `${text}: ${caption}` : text}
      className={styles.link}
      {...mediaData(media)}
    >
      <MediaImage image={image} large={large} width={media.width} height={media.height} />
      {kind !== 'image' && (
        <span className={styles.play}>
          <Icon name="play" size={large ? 32 : 20} />
        </span>
      )}
    </a>
  );
}

/** What the lightbox needs besides the picture inside the link, from which it reads the rest. */
export function mediaData({ id, kind, image, url, width, height, caption }: ReviewMedia) {
  const video = kind === 'image' ? null : { kind, width, height };
  return {
    'data-media': id,
    'data-kind': video?.kind,
    'data-url': url || undefined,
    'data-width': video?.width,
    'data-height': video?.height,
    'data-alt': image?.alt || undefined,
    'data-caption': caption || undefined,
  };
}

interface MediaImageProps {
  image: ImageRecord | null;
  large: boolean;
  width: number;
  height: number;
}

export function MediaImage({ image, large, width, height }: MediaImageProps) {
  if (!image) {
    const known = width > 0 && height > 0 ? { width, height } : { width: 16, height: 9 };
    // Without a still of the video: a box with its ratio; small ones are square like all others.
    const ratio = large ? known : { width: 1, height: 1 };
    return <svg viewBox={`0 0 ${ratio.width} ${ratio.height}`} className={styles.still} />;
  }
  return (
    <Image
      image={image}
      alt=""
      sizes={large ? '(min-width:850px) 30vw,(min-width:550px) 45vw,92vw' : '96px'}
      upTo={large ? 960 : 320}
      ratio={large ? 'own' : 'square'}
      className={large ? styles.large : styles.small}
    />
  );
}
