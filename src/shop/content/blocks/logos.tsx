import { Image } from '../../ui/image.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './logos.module.css';

export function Logos({ block }: BlockProps<'logos'>) {
  if (block.logos.length === 0) return null;
  return (
    <Section title={block.title}>
      <ul className={styles.logos}>
        {block.logos.map(({ image, name, url }) => {
          const logo = <Image image={image} sizes="10rem" upTo={320} alt={name} />;
          return (
            <li key={name} className={styles.logo}>
              {url ? <a href={url}>{logo}</a> : logo}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
