import type { NamedLink } from '#wire/product.ts';
import styles from './term-links.module.css';

/** Categories or tags, each with the list of its posts. */
export function TermLinks({ label, terms }: { label: string; terms: readonly NamedLink[] }) {
  if (terms.length === 0) return null;
  return (
    <ul className={styles.terms} aria-label={label}>
      {terms.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className={styles.term}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
