import { type MouseEvent, useEffect, useRef } from 'react';
import type { GalleryRecord } from '#wire/product.ts';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './thumbnails.module.css';

interface ThumbnailsProps {
  slides: readonly GalleryRecord[];
  current: number;
  onChoose(index: number): void;
}

/**
 * Without script each is a link to its slide; with it, the slider moves and the page does not
 * scroll.
 */
export function Thumbnails({ slides, current, onChoose }: ThumbnailsProps) {
  const t = useTranslator();
  const row = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const list = row.current;
    const item = list?.children[current];
    if (!list || !item) return;
    const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
    // Scrolls the row minimally to show it, never the page.
    const by = Math.min(box.left - frame.left, 0) + Math.max(box.right - frame.right, 0);
    if (by !== 0) {
      list.scrollBy({ left: by, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    }
  }, [current]);

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    onChoose(index);
  }

  return (
    <ol ref={row} className={styles.thumbnails}>
      {slides.map((slide, index) => (
        // A picture that is swapped for another keeps its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is.
        <li key={index}>
          <a
            href={`#slide-${index + 1}`}
            draggable={false}
            aria-label={t('product.picture', { number: index + 1, total: slides.length })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => choose(event, index)}
            className={styles.thumbnail}
          >
            <Image image={slide} sizes="5rem" upTo={320} ratio="card" alt="" />
            {slide.video && <Icon name="play" className={styles.video} />}
          </a>
        </li>
      ))}
    </ol>
  );
}
