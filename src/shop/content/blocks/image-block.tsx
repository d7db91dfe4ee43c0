import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './image-block.module.css';

export function ImageBlock({ block: { image, caption, url } }: BlockProps<'image'>) {
  if (!image) return null;
  const picture = <Picture image={image} sizes="(min-width: 1312px) 82rem, 100vw" />;
  return (
    <figure className={classNames('page-width', styles.figure)}>
      {url ? <a href={url}>{picture}</a> : picture}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
