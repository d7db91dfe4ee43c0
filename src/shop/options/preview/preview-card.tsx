import type { PreviewText } from '#rules/options/preview.ts';
import { useDisplayedImage } from '../../product/gallery/displayed-image.ts';
import { Image } from '../../ui/image.tsx';
import { ImageText } from './image-text.tsx';
import styles from './preview-card.module.css';

export function PreviewCard({ texts }: { texts: readonly PreviewText[] }) {
  const image = useDisplayedImage();
  if (!image) return null;
  return (
    <div className={styles.card}>
      <Image image={image} sizes="12rem" upTo={480} ratio="card" alt="" />
      <ImageText texts={texts} />
    </div>
  );
}
