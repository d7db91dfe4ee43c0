import type { MouseEvent, ReactNode } from 'react';
import { imageUrl } from '#wire/image.ts';
import type { GalleryRecord } from '#wire/product.ts';
import { focusData } from '../../ui/focus-data.ts';
import { Image } from '../../ui/image.tsx';
import { HoverZoom } from '../../ui/zoom/hover-zoom.tsx';
import styles from './gallery.module.css';
import { GalleryEmbed } from './gallery-embed.tsx';
import { GalleryVideo } from './gallery-video.tsx';

interface GallerySlideProps {
  slide: GalleryRecord;
  /** The width it is displayed at. */
  sizes: string;
  /** Its image is the largest contentful paint of the page. */
  first: boolean;
  /** Next to the visible one: preloaded for a swipe. */
  near: boolean;
  visible: boolean;
  /** Rendered over the picture. */
  over: ReactNode;
  onOpen(): void;
}

/** The attributes describe the large picture, for other scripts too. */
export function GallerySlide(props: GallerySlideProps) {
  const { slide, sizes, first, near, visible, over, onOpen } = props;
  const { video, caption } = slide;
  const url = imageUrl(slide);

  function open(event: MouseEvent) {
    // With a modifier key the link works natively.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <figure
      className="woocommerce-product-gallery__image"
      data-large_image={url}
      data-large_image_width={slide.width}
      data-large_image_height={slide.height}
      data-caption={caption}
      {...focusData(slide)}
    >
      {video && 'player' in video && (
        <GalleryEmbed image={slide} video={video} sizes={sizes} visible={visible} first={first} />
      )}
      {video && 'audio' in video && <GalleryVideo image={slide} video={video} visible={visible} />}
      {!video && (
        <HoverZoom url={url}>
          <a href={url} draggable={false} onClick={open} className={styles.link}>
            <Image
              image={slide}
              sizes={sizes}
              ratio="card"
              priority={first}
              eager={near}
              waits={!first}
            />
            {over}
          </a>
        </HoverZoom>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
