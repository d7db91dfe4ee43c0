import type { MenuItem } from '#wire/layout.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './wide-nav.module.css';

/** The bar of categories under the header; it scrolls horizontally on a phone. */
export function WideNav({ items, path }: { items: MenuItem[]; path?: string | undefined }) {
  const t = useTranslator();
  return (
    <nav aria-label={t('layout.categories')} className={`wide-nav ${styles.nav}`}>
      <ul className={`page-width ${styles.strip}`}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={item.url}
              className={styles.link}
              aria-current={item.url === path ? 'page' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
