import { type ReactNode, useEffect, useRef } from 'react';
import styles from './sticky-column.module.css';

/**
 * A sticky column beside a longer one, on wide screens only. One taller than the window sticks by
 * its lower edge, so that all of it can be reached.
 */
export function StickyColumn({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const column = ref.current;
    if (!column) return;
    const observer = new ResizeObserver(() => {
      column.style.setProperty('--column-height', `${column.offsetHeight}px`);
    });
    observer.observe(column);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={styles.column}>
      {children}
    </div>
  );
}
