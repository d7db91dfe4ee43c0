import type { NamedLink, ProductRecord } from '#wire/product.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { useDisplayedItem } from './displayed-item.ts';
import styles from './product-meta.module.css';

/** SKU, categories and tags. */
export function ProductMeta({ product }: { product: ProductRecord }) {
  const t = useTranslator();
  const { categories, tags } = product;
  const { sku } = useDisplayedItem();
  // A line that some variation may fill is present from the start.
  const mayHaveSku = product.combinations !== null || product.variations.some((one) => one.sku);
  const numbered = sku !== '' || mayHaveSku;
  if (!numbered && categories.length === 0 && tags.length === 0) return null;
  return (
    <dl className={`product_meta ${styles.meta}`}>
      {numbered && (
        <div className={styles.row}>
          <dt>{t('product.sku')}</dt>
          <dd className="sku">{sku || t('product.noSku')}</dd>
        </div>
      )}
      <Links term={t('product.categories', { count: categories.length })} links={categories} />
      <Links term={t('product.tags', { count: tags.length })} links={tags} />
    </dl>
  );
}

function Links({ term, links }: { term: string; links: NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd className={styles.links}>
        {links.map(({ name, url }) => (
          <a key={url} href={url}>
            {name}
          </a>
        ))}
      </dd>
    </div>
  );
}
