import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/image.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './image-block.module.css';

export function ImageBlock({ block: { image, caption, url } }: BlockProps<'image'>) {
  if (!image) return null;
  const photo = <Image image={image} sizes="(min-width: 1312px) 82rem, 100vw" />;
  return (
    <figure className={classNames('page-width', styles.figure)}>
      {url ? <a href={url}>{photo}</a> : photo}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
