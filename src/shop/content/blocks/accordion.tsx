import { Icon } from '../../ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { Prose } from '../prose.tsx';
import { Section } from '../section.tsx';
import styles from './accordion.module.css';

export function Accordion({ block }: BlockProps<'accordion'>) {
  if (block.items.length === 0) return null;
  return (
    <Section title={block.title}>
      <div className={styles.items}>
        {block.items.map(({ title, html }) => (
          <details key={title} className={styles.item}>
            <summary className={styles.title}>
              {title}
              <Icon name="chevron-down" size={20} className={styles.sign} />
            </summary>
            <Prose html={html} className={styles.text} />
          </details>
        ))}
      </div>
    </Section>
  );
}
