import { useState } from 'react';
import { imageUrl } from '#wire/image.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { BlockOfKind } from './block-props.ts';
import styles from './video-block.module.css';

/** Another site's player is loaded when play is pressed; without script the link leads to the video. */
export function VideoBlock({ data }: { data: BlockOfKind<'video'> }) {
  const t = useTranslator();
  const [isPlaying, setIsPlaying] = useState(false);
  const { title, url, player, image } = data;
  return (
    <section className={classNames('page-width', styles.place)}>
      <h2 className={styles.title}>{title}</h2>
      {player === '' ? (
        // biome-ignore lint/a11y/useMediaCaption: captions are part of the video's file
        <video
          className={styles.video}
          src={url}
          controls
          preload="none"
          poster={image ? imageUrl(image) : undefined}
          aria-label={title}
        />
      ) : isPlaying ? (
        <iframe
          className={styles.video}
          src={withAutoplay(player)}
          title={title}
          allow="autoplay; fullscreen"
        />
      ) : (
        <a
          href={url}
          className={classNames(styles.video, styles.link)}
          onClick={(event) => {
            event.preventDefault();
            setIsPlaying(true);
          }}
        >
          {image && (
            <Image image={image} sizes="(min-width: 850px) 70vw, 100vw" ratio="wide" alt="" />
          )}
          <span className={styles.play}>
            <Icon name="play" size={32} />
            {t('content.playVideo')}
          </span>
        </a>
      )}
    </section>
  );
}

function withAutoplay(player: string): string {
  return `${player}${player.includes('?') ? '&' : '?'}autoplay=1`;
}
