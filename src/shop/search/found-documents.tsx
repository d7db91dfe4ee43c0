import type { SearchPage } from '#wire/listing.ts';
import { Section } from '../ui/section.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './found-documents.module.css';

/** Matching pages and journal posts, below the products. */
export function FoundDocuments({ documents }: { documents: SearchPage['documents'] }) {
  const t = useTranslator();
  if (documents.length === 0) return null;
  return (
    <Section title={t('search.documents')}>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.url} className={styles.document}>
            <a href={document.url} className={styles.name}>
              {document.name}
            </a>
            <p className={styles.excerpt}>{document.excerpt}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
