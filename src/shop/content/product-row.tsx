import type { ProductCard } from '#wire/product.ts';
import { ProductGrid } from '../product-cards/product-grid.tsx';
import { Section } from '../ui/section.tsx';
import styles from './product-row.module.css';

interface ProductRowProps {
  title: string;
  text?: string;
  link?: { label: string; url: string } | null;
  products: ProductCard[];
}

const COLUMNS = { large: 4, medium: 4, small: 2 };

/** A row of one product looks like a mistake. */
const FEWEST = 2;

/** A few products under a title: a scrolling strip on a phone, a grid on wider screens. */
export function ProductRow({ title, text, link, products }: ProductRowProps) {
  if (products.length < FEWEST) return null;
  return (
    <Section title={title} text={text} link={link}>
      <ProductGrid products={products} columns={COLUMNS} className={styles.row} />
    </Section>
  );
}
