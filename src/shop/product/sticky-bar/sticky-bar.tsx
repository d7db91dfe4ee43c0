import { useState } from 'react';
import { toTerm } from '#rules/variations/choice.ts';
import type { ProductRecord } from '#wire/product.ts';
import { Price } from '../../catalog/price.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/image.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { useBuyOptions } from '../buy-options.ts';
import { useBuyParts } from '../buy-parts.ts';
import { useChoice } from '../choice/product-choice.tsx';
import { isBuyable, useDisplayedItem } from '../displayed-item.ts';
import { useDisplayedImage } from '../gallery/displayed-image.ts';
import { BarButton } from './bar-button.tsx';
import styles from './sticky-bar.module.css';
import { useBar } from './use-bar.ts';

/** The buy box in one line: once the page is scrolled past it, on a narrow screen from the start. */
export function StickyBar({ product }: { product: ProductRecord }) {
  const { stickyBar } = useShop();
  const leads = product.kind === 'external' ? product.external !== null : isBuyable(product);
  if (!stickyBar.enabled || !leads) return null;
  return <Bar product={product} />;
}

function Bar({ product }: { product: ProductRecord }) {
  const t = useTranslator();
  const active = useBar();
  const [isVisible, setIsVisible] = useState(false);
  const parts = useBuyParts();
  if (active && !isVisible) setIsVisible(true);
  // Not rendered before it is first needed.
  if (!isVisible) return null;
  return (
    <section
      aria-label={t('product.barLabel', { name: product.name })}
      className={classNames(
        'sticky-add-to-cart',
        active && 'sticky-add-to-cart--active',
        styles.bar,
      )}
      data-active={active || undefined}
      inert={!active}
    >
      <div className={`page-width ${styles.row}`}>
        <BarImage />
        <div className={styles.words}>
          <p className={styles.name}>{product.name}</p>
          <div className={styles.facts}>
            {parts ? <parts.BarPrice /> : <BarPrice />}
            <ChosenTerms product={product} />
          </div>
        </div>
        {parts ? <parts.BarButton /> : <BarButton product={product} />}
      </div>
    </section>
  );
}

function BarImage() {
  const image = useDisplayedImage();
  if (!image) return null;
  return (
    <Image
      key={image.id}
      image={image}
      sizes="3.5rem"
      upTo={160}
      ratio="card"
      alt=""
      className={styles.picture}
    />
  );
}

function BarPrice() {
  const { price } = useDisplayedItem();
  const options = useBuyOptions();
  if (!price) return null;
  return <Price price={options?.priceNow(price) ?? price} form="from" wrap={options?.perUnit} />;
}

function ChosenTerms({ product }: { product: ProductRecord }) {
  const { chosen } = useChoice();
  const names = product.attributes.flatMap(({ name, terms }) => {
    const term = terms.find(({ slug }) => slug === toTerm(chosen, `attribute_${name}`));
    return term ? [term.name] : [];
  });
  return names.length > 0 && <p className={styles.chosen}>{names.join(', ')}</p>;
}
