import type { Layout } from '#wire/layout.ts';
import styles from './top-bar.module.css';

/** The thin bar above the header: one sentence and a few links. It scrolls away. */
export function TopBar({ topBar }: { topBar: Layout['topBar'] }) {
  return (
    <div className={`top-bar ${styles.bar}`}>
      <div className={`page-width ${styles.inner}`}>
        <p className={styles.text}>{topBar.text}</p>
        {topBar.links.length > 0 && (
          <ul className={styles.links}>
            {topBar.links.map((link) => (
              <li key={link.id}>
                <a href={link.url}>{link.label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
