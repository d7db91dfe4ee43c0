import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './filter-link.module.css';

interface FilterLinkProps {
  url: string;
  count: number;
  active: boolean;
  /** How deep in its tree, 0 at the root. */
  depth?: number;
  children: ReactNode;
}

/** A filter that is on or off: a link styled as a checkbox. */
export function FilterLink({ url, count, active, depth = 0, children }: FilterLinkProps) {
  return (
    <li>
      <a
        href={url}
        rel="nofollow"
        aria-current={active ? 'true' : undefined}
        data-depth={Math.min(depth, 2)}
        className={classNames(styles.link, active && styles.on)}
      >
        <span className={styles.box}>{active && <Icon name="check" size={16} />}</span>
        <span className={styles.words}>{children}</span>
        <span className={styles.count}>{count}</span>
      </a>
    </li>
  );
}
