import { type MouseEvent, type UIEvent, useRef, useState } from 'react';
import type { ImageRecord } from '#wire/image.ts';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { useText } from '../ui/shop-context.tsx';
import styles from './gallery.module.css';
import { GALLERY_SIZES } from './gallery-sizes.ts';

interface GalleryProps {
  name: string;
  images: ImageRecord[];
}

/**
 * Slides side by side that snap into place, and thumbnails that lead to them. Without script a
 * thumbnail is a link to its slide; with it, the strip moves and the page stays where it is.
 */
export function Gallery({ name, images }: GalleryProps) {
  const t = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  function follow({ currentTarget }: UIEvent<HTMLElement>) {
    // Negative when the page runs from right to left.
    setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth));
  }

  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    const slides = strip.current?.querySelectorAll('li');
    const [first, wanted] = [slides?.[0], slides?.[index]];
    if (first && wanted) strip.current?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft });
  }

  return (
    <section
      aria-label={t('product.gallery', { name })}
      className={`woocommerce-product-gallery ${styles.gallery}`}
    >
      <ul ref={strip} className={styles.slides} onScroll={follow}>
        {images.map((image, index) => (
          <li key={image.id} id={`slide-${index + 1}`} className={styles.slide}>
            <Slide image={image} priority={index === 0} />
          </li>
        ))}
        {images.length === 0 && <li className={classNames(styles.slide, styles.blank)} />}
      </ul>
      {images.length > 1 && (
        <ol className={styles.thumbnails}>
          {images.map((image, index) => (
            <li key={image.id}>
              <a
                href={`#slide-${index + 1}`}
                aria-label={t('product.picture', { number: index + 1, total: images.length })}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
                className={styles.thumbnail}
              >
                <Picture image={image} sizes="5rem" ratio="card" alt="" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The attributes carry the record of the large picture, for the lightbox and for other scripts. */
function Slide({ image, priority }: { image: ImageRecord; priority: boolean }) {
  return (
    <figure
      className="woocommerce-product-gallery__image"
      data-large_image={image.url}
      data-large_image_width={image.width}
      data-large_image_height={image.height}
      data-caption={image.caption}
    >
      <a href={image.url}>
        <Picture image={image} sizes={GALLERY_SIZES} ratio="card" priority={priority} />
      </a>
      {image.caption && <figcaption className={styles.caption}>{image.caption}</figcaption>}
    </figure>
  );
}
