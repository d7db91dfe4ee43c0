import { useEffect, useRef, useState } from 'react';
import { type ImageRecord, imageUrl } from '#wire/image.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './gallery-video.module.css';

interface GalleryVideoProps {
  image: ImageRecord;
  video: { url: string; audio: boolean };
  /** It is the current slide. */
  visible: boolean;
}

/**
 * A video in the gallery. Muted, it plays automatically without controls while visible, with a
 * pause button; with sound it has native controls and waits for the visitor.
 */
export function GalleryVideo({ image, video, visible }: GalleryVideoProps) {
  const t = useTranslator();
  const player = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const { width, height, alt } = image;
  const url = imageUrl(image);
  const playsItself = !video.audio;

  useEffect(() => {
    const element = player.current;
    if (!element) return;
    if (!visible) element.pause();
    // Where the browser refuses autoplay, the button stays on "play".
    else if (playsItself && !prefersReducedMotion()) element.play().catch(() => setPlaying(false));
  }, [visible, playsItself]);

  function toggle() {
    if (playing) player.current?.pause();
    else void player.current?.play();
  }

  return (
    <div className={styles.video}>
      <video
        ref={player}
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
