import { LinkButton } from '../../ui/button.tsx';
import { Image } from '../../ui/image.tsx';
import { Section } from '../../ui/section.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './map-block.module.css';

/** The map itself is a link: nothing is loaded from its makers before a visitor goes there. */
export function MapBlock({ block }: BlockProps<'map'>) {
  const t = useTranslator();
  const { title, address, text, image, url } = block;
  return (
    <Section title={title}>
      <div className={styles.place}>
        {image && <Image image={image} sizes="(min-width: 850px) 50vw, 100vw" />}
        <div className={styles.words}>
          <address className={styles.address}>{address}</address>
          {text && <p>{text}</p>}
          <LinkButton href={url} rel="noopener" variant="secondary" iconAfter="out">
            {t('content.openMap')}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
