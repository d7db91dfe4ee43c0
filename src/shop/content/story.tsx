import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Image } from '../ui/image.tsx';
import { Prose } from '../ui/prose.tsx';
import type { BlockProps } from './blocks/block-props.ts';
import styles from './story.module.css';

export function Story({ block }: BlockProps<'story'>) {
  const { eyebrow, title, text, button, image, imageSide } = block;
  return (
    <section
      className={classNames('page-width', styles.story, imageSide === 'end' && styles.imageEnd)}
    >
      {image && (
        <Image image={image} sizes="(min-width: 850px) 50vw, 100vw" className={styles.picture} />
      )}
      <div className={styles.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2>{title}</h2>
        {text && <Prose html={text} className={styles.text} />}
        {button && (
          <LinkButton href={button.url} variant="secondary" className={styles.button}>
            {button.label}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
