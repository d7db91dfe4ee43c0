import { type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  title: string;
  /** chips: side by side, for short labels and swatches. */
  layout?: 'list' | 'chips' | 'form';
  children: ReactNode;
}

export function FilterGroup({ title, layout = 'list', children }: FilterGroupProps) {
  const id = useId();
  const List = layout === 'form' ? 'div' : 'ul';
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <List className={classNames(styles.list, layout === 'chips' && styles.chips)}>
        {children}
      </List>
    </section>
  );
}
