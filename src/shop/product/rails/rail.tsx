import type { ReactNode } from 'react';
import type { ProductCard as ProductCardData } from '#wire/product.ts';
import { Section } from '../../content/section.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { useText } from '../../ui/shop-context.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import styles from './rail.module.css';

interface RailProps {
  title: string;
  products: readonly ProductCardData[];
}

const SIZES = '(min-width: 850px) min(25vw, 20rem), (min-width: 550px) 33vw, 44vw';

/** Products side by side under a title; it moves by swipe, wheel, buttons and keys. */
export function Rail({ title, products }: RailProps) {
  if (products.length === 0) return null;
  return (
    <RailFrame title={title}>
      {products.map((product) => (
        <li key={product.id} className={`product ${styles.box}`}>
          <ProductCard product={product} sizes={SIZES} upTo={640} />
        </li>
      ))}
    </RailFrame>
  );
}

interface RailFrameProps {
  title: string;
  /** One <li> each. */
  children: ReactNode;
}

export function RailFrame({ title, children }: RailFrameProps) {
  const t = useText();
  return (
    <Section title={title}>
      <Slider
        label={t('product.rail', { title })}
        rowClassName={`products ${styles.row}`}
        className={styles.slider}
      >
        {children}
      </Slider>
    </Section>
  );
}
