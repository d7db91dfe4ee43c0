import type { ImageRecord } from '#wire/image.ts';
import { Image } from '../ui/image.tsx';
import { Section } from '../ui/section.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import type { BlockProps } from './blocks/block-props.ts';
import styles from './category-tiles.module.css';

export function CategoryTiles({ block }: BlockProps<'category-tiles'>) {
  if (block.tiles.length === 0) return null;
  return (
    <Section title={block.title}>
      <TileGrid tiles={block.tiles} />
    </Section>
  );
}

export interface Tile {
  name: string;
  url: string;
  count: number;
  image: ImageRecord | null;
}

/** Categories as pictures; a category page shows its children the same way. */
export function TileGrid({ tiles }: { tiles: Tile[] }) {
  const t = useTranslator();
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.url}>
          <a href={tile.url} className={styles.tile}>
            <span className={styles.frame}>
              {tile.image && (
                <Image
                  image={tile.image}
                  sizes="(min-width: 850px) 17vw, (min-width: 550px) 33vw, 50vw"
                  ratio="card"
                  alt=""
                />
              )}
            </span>
            <span className={styles.name}>{tile.name}</span>
            <span className={styles.count}>{t('content.productCount', { count: tile.count })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
