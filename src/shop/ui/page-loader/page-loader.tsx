import { useEffect, useState } from 'react';
import styles from './page-loader.module.css';

/** How long the cover fades before it is removed. */
export const PAGE_LOADER_MS = 1000;

/**
 * Covers a page until it has loaded, then fades and is removed. It blocks nothing: clicks go through
 * to the page, and where no script comes the style sheet removes it.
 */
export function PageLoader() {
  const [state, setState] = useState<'there' | 'leaving' | 'gone'>('there');
  useEffect(() => {
    setState('leaving');
    const timer = setTimeout(() => setState('gone'), PAGE_LOADER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (state === 'gone') return null;
  return (
    <div
      aria-hidden="true"
      className={`page-loader ${styles.loader}`}
      data-leaving={state === 'leaving' || undefined}
    >
      <span className={styles.mark} />
    </div>
  );
}
