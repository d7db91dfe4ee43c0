import type { ListingPage } from '#wire/listing.ts';
import { classNames } from '../ui/class-names.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './child-categories.module.css';

interface ChildCategoriesProps {
  /** The parent category. */
  title: string;
  categories: ListingPage['childCategories'];
  className?: string | undefined;
}

/** The child categories as one line of links, which scrolls where it is too long. */
export function ChildCategories({ title, categories, className }: ChildCategoriesProps) {
  const t = useTranslator();
  if (categories.length === 0) return null;
  return (
    <nav
      aria-label={t('listing.within', { name: title })}
      className={classNames(styles.place, className)}
    >
      <ul className={styles.strip}>
        {categories.map(({ name, url, count }) => (
          <li key={url}>
            <a href={url} className={styles.category}>
              {name}
              <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
