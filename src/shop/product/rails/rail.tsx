import { type ReactNode, useContext } from 'react';
import type { ProductCard as ProductCardData } from '#wire/product.ts';
import { Section } from '../../content/section.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { type CardLook, RenderedCards } from '../../ui/rendered-cards.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import styles from './rail.module.css';

interface RailProps {
  /** Which of the page's rails; unique. */
  place: string;
  title: string;
  products: readonly ProductCardData[];
}

const SIZES = '(min-width: 850px) min(25vw, 20rem), (min-width: 550px) 33vw, 44vw';

/** Products side by side under a title; it moves by swipe, wheel, buttons and keys. */
export function Rail({ place, title, products }: RailProps) {
  if (products.length === 0) return null;
  return (
    <RailFrame title={title}>
      {products.map((product) => (
        <Box key={product.id} product={product} sizes={SIZES} upTo={640} place={place} />
      ))}
    </RailFrame>
  );
}

function Box(look: CardLook) {
  const render = useContext(RenderedCards);
  const className = `product ${styles.box}`;
  if (render) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component's HTML, drawn before.
    return <li className={className} dangerouslySetInnerHTML={{ __html: render(look) }} />;
  }
  return (
    <li className={className}>
      <ProductCard {...look} />
    </li>
  );
}

interface RailFrameProps {
  title: string;
  /** One <li> each. */
  children: ReactNode;
}

export function RailFrame({ title, children }: RailFrameProps) {
  const t = useTranslator();
  return (
    <Section title={title} className="later">
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
