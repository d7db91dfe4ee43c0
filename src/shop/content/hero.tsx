import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { BlockProps } from './blocks/block-props.ts';
import styles from './hero.module.css';
import { HeroImage } from './hero-image.tsx';

export function Hero({ block, heading: Heading = 'h2' }: BlockProps<'hero'>) {
  const { eyebrow, title, text, button, secondButton, image, phoneImage } = block;
  return (
    <section className={classNames('page-width', styles.hero)}>
      <div className={styles.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.buttons}>
          <LinkButton href={button.url}>{button.label}</LinkButton>
          {secondButton && (
            <LinkButton href={secondButton.url} variant="secondary">
              {secondButton.label}
            </LinkButton>
          )}
        </div>
      </div>
      {image && <HeroImage image={image} phoneImage={phoneImage} className={styles.picture} />}
    </section>
  );
}
