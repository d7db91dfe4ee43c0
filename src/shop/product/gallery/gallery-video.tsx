import { useEffect, useRef, useState } from 'react';
import { imageUrl } from '#wire/image.ts';
import type { GalleryRecord } from '#wire/product.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './gallery-video.module.css';

interface GalleryVideoProps {
  slide: GalleryRecord & Required<Pick<GalleryRecord, 'video'>>;
  /** It is the current slide. */
  shown: boolean;
}

/**
 * A video in the gallery. Muted, it plays automatically without controls while visible, with a
 * pause button; with sound it has native controls and waits for the visitor.
 */
export function GalleryVideo({ slide, shown }: GalleryVideoProps) {
  const t = useTranslator();
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const { video, width, height, alt } = slide;
  const url = imageUrl(slide);

  useEffect(() => {
    const element = film.current;
    if (!element) return;
    if (!shown) element.pause();
    // Where the browser refuses autoplay, the button stays on "play".
    else if (!prefersReducedMotion()) element.play().catch(() => setPlaying(false));
  }, [shown]);

  function toggle() {
    if (playing) film.current?.pause();
    else void film.current?.play();
  }

  return (
    <div className={styles.video}>
      <video
        ref={film}
        src={video.url}
        poster={url}
        width={width}
        height={height}
        aria-label={alt}
        preload="none"
        playsInline
        muted={!video.audio}
        loop={!video.audio}
        controls={video.audio}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      {!video.audio && (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'lightbox.pauseVideo' : 'lightbox.playVideo')}
          onClick={toggle}
          className={styles.button}
        />
      )}
    </div>
  );
}
