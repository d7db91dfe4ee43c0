import { Section } from '../../ui/section.tsx';
import { useShop } from '../../ui/shop-context.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './figures.module.css';

/** Figures that the page's effects count up to. */
export function Figures({ block }: BlockProps<'count-up'>) {
  const { locale } = useShop();
  if (block.figures.length === 0) return null;
  return (
    <Section title={block.title}>
      <ul className={styles.figures}>
        {block.figures.map(({ before, number, after, text }) => (
          <li key={`${number} ${text}`}>
            <p className={styles.figure}>
              {before}
              <span data-count-up="">{number.toLocaleString(locale)}</span>
              {after}
            </p>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
