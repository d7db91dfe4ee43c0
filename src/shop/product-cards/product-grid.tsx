import { type ReactNode, useContext } from 'react';
import type { ListingQuery } from '#wire/listing.ts';
import type { ProductCard as ProductCardData } from '#wire/product.ts';
import { classNames } from '../ui/class-names.ts';
import { useShop } from '../ui/shop-context.tsx';
import { CardHtml } from './card-html.ts';
import { ProductCard, ROW_SIZES } from './product-card.tsx';
import styles from './product-grid.module.css';

export interface GridColumns {
  large: number;
  medium: number;
  small: number;
}

interface GridProps {
  /** One to six; the shop's setting by default. */
  columns?: GridColumns;
  className?: string | undefined;
  children: ReactNode;
}

/** The bare grid: children are <li> cards. Heights are equal in each row, by CSS alone. */
export function Grid({ columns, className, children }: GridProps) {
  const shop = useShop();
  const { large, medium, small } = columns ?? shop.grid;
  return (
    <ul
      className={classNames('products', styles.grid, className)}
      data-large={large}
      data-medium={medium}
      data-small={small}
    >
      {children}
    </ul>
  );
}

interface ProductGridProps extends Omit<GridProps, 'children'> {
  products: ProductCardData[];
  /** How many pictures load at once (those in the first view). */
  priorityCount?: number;
  heading?: 'h2' | 'h3';
  /** list: one below the other, the picture beside the words. */
  layout?: ListingQuery['view'];
  filters?: ListingQuery['attributes'];
  /** Where a product is in no other grid of the page with this place: the server then caches its cards. */
  place?: string;
}

const ONE_COLUMN: GridColumns = { large: 1, medium: 1, small: 1 };

export function ProductGrid(props: ProductGridProps) {
  const { products, priorityCount = 0, heading, filters, layout = 'grid', place, ...grid } = props;
  const htmlOf = useContext(CardHtml);
  const row = layout === 'list' && { row: true, sizes: ROW_SIZES, upTo: 640 as const };
  return (
    <Grid {...grid} {...(row && { columns: ONE_COLUMN })}>
      {products.map((product, index) => {
        const card = { product, heading, filters, priority: index < priorityCount, ...row };
        return (
          <li key={product.id} className={classNames('product', styles.box)}>
            {place === undefined ? (
              <ProductCard {...card} />
            ) : (
              (htmlOf?.({ ...card, place }) ?? <ProductCard {...card} place={place} />)
            )}
          </li>
        );
      })}
    </Grid>
  );
}
