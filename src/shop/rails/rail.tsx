import { ProductCard } from '../product-cards/product-card.tsx';
import styles from './rail.module.css';
import type { RailData } from './rail-data.ts';
import { RailFrame } from './rail-frame.tsx';

const SIZES = '(min-width:850px) min(25vw,20rem),(min-width:550px) 33vw,44vw';

/** Products side by side under a title; it moves by swipe, wheel, buttons and keys. */
export function Rail({ data: { id, title, products } }: { data: RailData }) {
  return (
    <RailFrame title={title}>
      {products.map((product) => (
        <li key={product.id} className={`product ${styles.box}`}>
          <ProductCard product={product} sizes={SIZES} upTo={640} place={id} />
        </li>
      ))}
    </RailFrame>
  );
}
