import { Section } from '../../ui/section.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './testimonials.module.css';

const MAX_STARS = 5;

export function Testimonials({ block }: BlockProps<'testimonials'>) {
  const t = useTranslator();
  if (block.quotes.length === 0) return null;
  return (
    <Section title={block.title}>
      <ul className={styles.quotes}>
        {block.quotes.map(({ text, author, about, stars }) => (
          <li key={`${author} ${text}`}>
            <figure className={styles.quote}>
              {stars > 0 && (
                <p className={styles.stars}>
                  <span aria-hidden="true">
                    {'★'.repeat(stars) + '☆'.repeat(MAX_STARS - stars)}
                  </span>
                  <span className="visually-hidden">{t('content.stars', { count: stars })}</span>
                </p>
              )}
              <blockquote className={styles.text}>{text}</blockquote>
              {author && (
                <figcaption className={styles.author}>
                  {author}
                  {about && <span className={styles.about}>{about}</span>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
