import { Children, type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  title: string;
  /** chips: side by side, for short labels and swatches. */
  layout?: 'list' | 'chips' | 'form';
  /** Whether one of its entries beyond the first is chosen: then none is folded. */
  open?: boolean;
  children: ReactNode;
}

/** A longer group is folded behind its first entries. */
const LONG = 9;
export const FIRST_ENTRIES = 6;

export function FilterGroup({ title, layout = 'list', open = false, children }: FilterGroupProps) {
  const t = useTranslator();
  const id = useId();
  const List = layout === 'form' ? 'div' : 'ul';
  const entries = Children.toArray(children);
  const folded = entries.length > LONG ? entries.slice(FIRST_ENTRIES) : [];
  const list = classNames(styles.list, layout === 'chips' && styles.chips);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <List className={list}>{entries.slice(0, entries.length - folded.length)}</List>
      {folded.length > 0 && (
        <details open={open}>
          <summary className={styles.more}>
            {t('listing.moreChoices', { count: folded.length })}
          </summary>
          <List className={list}>{folded}</List>
        </details>
      )}
    </section>
  );
}
