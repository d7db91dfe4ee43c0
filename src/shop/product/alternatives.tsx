import type { ProductCard, ProductRecord } from '#wire/product.ts';
import { Price } from '../catalog/price.tsx';
import { Image } from '../ui/image.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './alternatives.module.css';

const MAX_COUNT = 3;

interface AlternativesProps {
  product: ProductRecord;
  related: readonly ProductCard[];
}

/** Where the product is sold out: what can be had instead, of its own categories first. */
export function Alternatives({ product, related }: AlternativesProps) {
  const t = useTranslator();
  if (product.stock.status !== 'outofstock') return null;
  const categories = new Set(product.categories.map(({ url }) => url));
  const had = related.filter(({ price, stock }) => price !== null && stock.status === 'instock');
  const [near, far] = [true, false].map((same) =>
    had.filter(({ category }) => categories.has(category?.url ?? '') === same),
  );
  const displayed = [...(near ?? []), ...(far ?? [])].slice(0, MAX_COUNT);
  if (displayed.length === 0) return null;
  return (
    <section aria-label={t('product.alternatives')} className="product-alternatives">
      <h2 className={styles.title}>{t('product.alternatives')}</h2>
      <ul className={styles.list}>
        {displayed.map(({ id, url, name, image, price }) => (
          <li key={id}>
            <a href={url} className={styles.link}>
              {image && (
                <Image
                  image={image}
                  sizes="4rem"
                  upTo={160}
                  ratio="card"
                  alt=""
                  className={styles.picture}
                />
              )}
              <span className={styles.name}>{name}</span>
              {price && <Price price={price} form="from" />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
