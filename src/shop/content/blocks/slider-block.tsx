import { Image } from '../../ui/image.tsx';
import { Section } from '../../ui/section.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './slider-block.module.css';

/** Slides in a row that scrolls by touch, by wheel and, once it is focused, by the arrow keys. */
export function SliderBlock({ block }: BlockProps<'slider'>) {
  const t = useTranslator();
  if (block.slides.length === 0) return null;
  return (
    <Section title={block.title}>
      <section
        className={styles.row}
        // A row that scrolls must be reached by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={[block.title, t('content.slides')].filter(Boolean).join(': ')}
      >
        {block.slides.map(({ image, title, text, url }, at) => {
          const words = (title || text) && (
            <div className={styles.words}>
              {title && <p className={styles.title}>{title}</p>}
              {text && <p>{text}</p>}
            </div>
          );
          const photo = <Image image={image} sizes="(min-width: 850px) 70vw, 90vw" ratio="wide" />;
          return (
            // Slides have no other name than their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <figure key={at} className={styles.slide}>
              {url ? <a href={url}>{photo}</a> : photo}
              {words && <figcaption>{words}</figcaption>}
            </figure>
          );
        })}
      </section>
    </Section>
  );
}
