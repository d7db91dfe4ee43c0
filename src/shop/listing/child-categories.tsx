import type { ListingPage } from '#wire/listing.ts';
import { Picture } from '../ui/picture.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './child-categories.module.css';

interface ChildCategoriesProps {
  /** The parent category. */
  title: string;
  categories: ListingPage['childCategories'];
}

/** The child categories, as a strip with a fixed height. */
export function ChildCategories({ title, categories }: ChildCategoriesProps) {
  const t = useTranslator();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('listing.within', { name: title })} className={styles.place}>
      <ul className={styles.strip}>
        {categories.map((category) => (
          <li key={category.url}>
            <a href={category.url} className={styles.category}>
              <span className={styles.frame}>
                {category.image && (
                  <Picture image={category.image} sizes="6rem" upTo={320} ratio="square" alt="" />
                )}
              </span>
              <span className={styles.words}>
                {category.name}
                <span className={styles.count}>
                  {t('content.productCount', { count: category.count })}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
