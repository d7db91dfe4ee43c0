import { cardAction } from '#rules/catalog/card-action.ts';
import type { ProductCard } from '#wire/product.ts';
import { Price } from '../../catalog/price.tsx';
import { Image } from '../../ui/image.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import panel from '../totals/part.module.css';
import { controls } from './side-cart-controls.ts';
import styles from './suggestions.module.css';

/** Suggested products under the lines, three visible at a time; it plays automatically. */
export function Suggestions({ products }: { products: readonly ProductCard[] }) {
  const t = useTranslator();
  const { carousel } = useShop().sideCart;
  if (products.length === 0) return null;
  const title = t('sideCart.suggestions');
  return (
    <section className={`${panel.part} ${styles.section}`}>
      <h3 className={panel.title}>{title}</h3>
      <Slider
        label={title}
        threshold={carousel.swipeThreshold}
        speed={carousel.speed}
        pause={carousel.pause}
        autoplay={carousel.autoplay && products.length > carousel.items}
        className={styles.slider}
        rowClassName={`${styles.row} ${styles[`items-${Math.min(carousel.items, 4)}`] ?? ''}`}
      >
        {products.map((product) => (
          <li key={product.id}>
            <Suggestion product={product} />
          </li>
        ))}
      </Slider>
    </section>
  );
}

function Suggestion({ product }: { product: ProductCard }) {
  const t = useTranslator();
  const { id, kind, name, url, image, price, stock, options } = product;
  const action = cardAction({ kind, priced: price !== null, stock: stock.status, options });
  return (
    <article className={styles.card}>
      <span className={styles.picture}>
        {image && <Image image={image} sizes="128px" upTo={480} ratio="card" alt="" />}
      </span>
      <a href={url} className={styles.name}>
        {name}
      </a>
      {price && <Price price={price} form="from" className={styles.price} />}
      {action === 'add' ? (
        <button
          type="button"
          className={`ajax_add_to_cart ${styles.add}`}
          data-product_id={id}
          aria-label={t('sideCart.addOf', { name })}
          onClick={(event) => controls.add(product, event.currentTarget)}
        >
          {t('sideCart.add')}
        </button>
      ) : (
        <a href={url} className={styles.add} aria-label={t('sideCart.chooseOf', { name })}>
          {t('sideCart.choose')}
        </a>
      )}
    </article>
  );
}
