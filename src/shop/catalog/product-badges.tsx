import type { PriceRecord, ProductCard } from '#wire/product.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './product-badges.module.css';

interface ProductBadgesProps {
  product: Pick<ProductCard, 'price' | 'stock'> & { isNew?: boolean };
  className?: string | undefined;
}

/** Sale, new, low or out of stock. Out of stock replaces the others. */
export function ProductBadges({ product, className }: ProductBadgesProps) {
  const t = useTranslator();
  const { price, stock, isNew } = product;
  const gone = stock.status === 'outofstock';
  const percent = price?.onSale ? saving(price) : 0;
  const low = stock.low && stock.left !== null && stock.left > 0;
  if (!gone && !price?.onSale && !isNew && !low) return null;
  return (
    <div className={classNames(styles.badges, className)}>
      {gone && <Badge tone="quiet">{t('product.outOfStock')}</Badge>}
      {!gone && price?.onSale && (
        <Badge tone="accent">
          {percent > 0 ? (
            <>
              <span className="visually-hidden">{t('product.sale')}</span>
              <span dir="auto">{t('product.saving', { percent })}</span>
            </>
          ) : (
            t('product.sale')
          )}
        </Badge>
      )}
      {!gone && isNew && <Badge>{t('product.new')}</Badge>}
      {!gone && low && <Badge>{t('product.left', { count: stock.left ?? 0 })}</Badge>}
    </div>
  );
}

/**
 * saving({ min: 1760, regularMin: 2200, … }) is 20: rounded down, so that it never promises too
 * much.
 */
function saving(price: PriceRecord): number {
  if (price.regularMin <= 0) return 0;
  return Math.floor(((price.regularMin - price.min) * 100) / price.regularMin);
}
