import { toTerm } from '#rules/variations/choice.ts';
import type { ProductRecord } from '#wire/product.ts';
import { Price } from '../../catalog/price.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/image.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { useBuyOptions } from '../buy-options.ts';
import { useBuyParts } from '../buy-parts.ts';
import { useChoice } from '../choice/product-choice.tsx';
import { useDisplayedItem } from '../displayed-item.ts';
import { useDisplayedImage } from '../gallery/displayed-image.ts';
import { BarButton } from './bar-button.tsx';
import styles from './sticky-bar.module.css';

export interface BarProps {
  product: ProductRecord;
  active: boolean;
}

/** Picture, name, price, choice and button; out of reach while the form's own button is there. */
export function Bar({ product, active }: BarProps) {
  const t = useTranslator();
  const parts = useBuyParts();
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
