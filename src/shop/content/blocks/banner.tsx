import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/image.tsx';
import styles from './banner.module.css';
import type { BlockProps } from './block-props.ts';

export function Banner({ block }: BlockProps<'banner'>) {
  const { title, text, button, image, height } = block;
  return (
    <section className={classNames('page-width', styles.place)}>
      <div className={classNames(styles.banner, styles[height])}>
        {image && <Image image={image} sizes="100vw" alt="" className={styles.picture} />}
        <div className={styles.words}>
          <h2>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          {button && <LinkButton href={button.url}>{button.label}</LinkButton>}
        </div>
      </div>
    </section>
  );
}
