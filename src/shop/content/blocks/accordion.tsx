import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './accordion.module.css';
import type { BlockProps } from './block-props.ts';

/**
 * In the panel of a menu entry, where nothing is hydrated: the browser's own accordion, one item open
 * at a time. On a page the block is `TabsBlock`.
 */
export function Accordion({ block }: BlockProps<'accordion'>) {
  if (block.items.length === 0) return null;
  return (
    <Section title={block.title}>
      <div className={styles.items} rel={String(block.open)}>
        {block.items.map(({ title, html }, at) => (
          <details
            // Two questions may have the same words.
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
            key={at}
            name={`accordion-${block.id}`}
            open={at + 1 === block.open}
            className={styles.item}
          >
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
