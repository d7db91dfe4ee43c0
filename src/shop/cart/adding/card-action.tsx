import { cardAction } from '#rules/catalog/card-action.ts';
import type { ProductCard } from '#wire/product.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './card-add.module.css';
import { CardAdd } from './card-add.tsx';

interface CardActionProps {
  product: ProductCard;
  /** The product's page, with the swatch chosen on the card. */
  url: string;
}

/** The one button of a card: adds what needs no choice, and otherwise leads to the product. */
export function CardAction({ product, url }: CardActionProps) {
  const t = useTranslator();
  const { name, kind, price, stock, options } = product;
  const action = cardAction({ kind, priced: price !== null, stock: stock.status, options });
  if (action === 'add') return <CardAdd product={product} />;
  return (
    <a
      href={url}
      aria-label={t(`product.card.${action}Of`, { name })}
      className={`product_type_${kind} ${styles.link} ${styles.action}`}
    >
      {t(`product.card.${action}`)}
    </a>
  );
}
