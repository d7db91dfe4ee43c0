import type { PreviewText } from '#rules/options/preview.ts';
import { useShownPicture } from '../../product/gallery/shown-picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { PictureText } from './picture-text.tsx';
import styles from './preview-card.module.css';

export function PreviewCard({ texts }: { texts: readonly PreviewText[] }) {
  const image = useShownPicture();
  if (!image) return null;
  return (
    <div className={styles.card}>
      <Picture image={image} sizes="12rem" upTo={480} ratio="card" alt="" />
      <PictureText texts={texts} />
    </div>
  );
}
