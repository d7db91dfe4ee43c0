import { useEffect, useState } from 'react';
import type { ImageRecord } from '#wire/image.ts';
import { type PlayedVideo, VIDEO_EVENT } from '#wire/tracking/tracking.ts';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './gallery-video.module.css';

interface GalleryEmbedProps {
  image: ImageRecord;
  video: { url: string; player: string };
  sizes: string;
  /** It is the current slide. */
  visible: boolean;
  first: boolean;
}

/**
 * A video of another site, which is asked for nothing before play is pressed. Without script the link
 * leads to the video.
 */
export function GalleryEmbed({ image, video, sizes, visible, first }: GalleryEmbedProps) {
  const t = useTranslator();
  const [isPlaying, setIsPlaying] = useState(false);

  // A hidden video must stop: only removing its player does so.
  useEffect(() => {
    if (!visible) setIsPlaying(false);
  }, [visible]);

  function play() {
    setIsPlaying(true);
    const detail: PlayedVideo = { player: video.player };
    document.dispatchEvent(new CustomEvent(VIDEO_EVENT, { detail }));
  }

  if (isPlaying) {
    return (
      <div className={styles.video}>
        <iframe
          ref={focus}
          className={styles.player}
          src={withAutoplay(video.player)}
          title={image.alt || t('lightbox.playVideo')}
          allow="autoplay; fullscreen"
        />
      </div>
    );
  }
  return (
    <a
      href={video.url}
      draggable={false}
      className={styles.poster}
      onClick={(event) => {
        event.preventDefault();
        play();
      }}
    >
      <Image image={image} sizes={sizes} ratio="card" priority={first} waits={!first} />
      <span className={styles.play}>
        <Icon name="play" />
        {t('lightbox.playVideo')}
      </span>
    </a>
  );
}

/** The link that was pressed is gone: keys go to the player. */
function focus(player: HTMLIFrameElement | null): void {
  player?.focus({ preventScroll: true });
}

function withAutoplay(player: string): string {
  return `${player}${player.includes('?') ? '&' : '?'}autoplay=1`;
}
