import type { SearchPage } from '#wire/listing.ts';
import { ProductGrid } from '../product-cards/product-grid.tsx';
import { LinkButton } from '../ui/button.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './nothing-found.module.css';

/** Four in a row, or two and two: no row is half empty. */
const COLUMNS = { large: 4, medium: 4, small: 2 };

interface NothingFoundProps {
  term: string;
  instead: NonNullable<SearchPage['instead']>;
}

/** In place of results: near words, categories and what others buy. */
export function NothingFound({ term, instead }: NothingFoundProps) {
  const t = useTranslator();
  const { routes } = useShop();
  const { near, categories, products } = instead;
  return (
    <div className={styles.place}>
      <header>
        <h2>{t('search.none', { term })}</h2>
        {near.length === 0 && <p className={styles.hint}>{t('search.noneHint')}</p>}
      </header>
      {near.length > 0 && <Links title={t('search.near')} links={near} />}
      {categories.length > 0 && <Links title={t('search.browse')} links={categories} />}
      {products.length > 0 && (
        <section aria-label={t('search.bestSellers')}>
          <h3 className={styles.title}>{t('search.bestSellers')}</h3>
          <ProductGrid place="instead" products={products} heading="h3" columns={COLUMNS} />
        </section>
      )}
      <LinkButton href={routes.shop} variant="secondary" className={styles.all}>
        {t('listing.toShop')}
      </LinkButton>
    </div>
  );
}

interface LinksProps {
  title: string;
  links: readonly { name: string; url: string; count?: number }[];
}

function Links({ title, links }: LinksProps) {
  return (
    <nav aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.links}>
        {links.map(({ name, url, count }) => (
          <li key={url}>
            <a href={url} className={styles.link}>
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
