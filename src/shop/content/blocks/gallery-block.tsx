import { imageUrl } from '#wire/image.ts';
import { Image } from '../../ui/image.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './gallery-block.module.css';

/** Pictures of one height; each leads to the whole picture. */
export function GalleryBlock({ block }: BlockProps<'gallery'>) {
  if (block.images.length === 0) return null;
  return (
    <Section title={block.title}>
      <ul className={styles.pictures} data-columns={block.columns}>
        {block.images.map((image, at) => (
          // A picture may be there twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            <a href={imageUrl(image)} className={styles.link}>
              <Image image={image} sizes="(min-width: 850px) 33vw, 50vw" ratio="square" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
