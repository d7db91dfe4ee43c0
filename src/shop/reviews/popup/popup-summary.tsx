import { useCallback } from 'react';
import type { ProductRecord } from '#wire/product.ts';
import { ProductAdding } from '../../cart/adding/product-adding.tsx';
import { Rating } from '../../catalog/rating.tsx';
import { BuyForm } from '../../product/buy-form.tsx';
import { ProductChoiceProvider } from '../../product/choice/product-choice.tsx';
import { DisplayedPrice } from '../../product/displayed-price.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Image } from '../../ui/image.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './popup-summary.module.css';

const NOTHING = {};

/** The product of the review. It is added to the cart by the reviews' own call. */
export function PopupSummary({ product, sold }: { product: ProductRecord; sold: boolean }) {
  const t = useTranslator();
  const variable = product.kind === 'variable';
  const load = useCallback(async () => {
    const { addFromPopup } = await import('./add-from-popup.ts');
    return { addToCart: addFromPopup(variable) };
  }, [variable]);
  const image = product.gallery[0];
  return (
    <ProductChoiceProvider product={product} inAddress={false}>
      <ProductAdding load={load}>
        <div className={`product product-type-${product.kind} ${styles.summary}`}>
          <div className={styles.head}>
            {image && (
              <Image
                image={image}
                alt=""
                sizes="80px"
                upTo={320}
                ratio="square"
                className={styles.picture}
              />
            )}
            <div>
              <a href={product.url} className={styles.name}>
                {product.name}
              </a>
              <Rating rating={product.rating} form="full" />
              <DisplayedPrice product={product} />
            </div>
          </div>
          {sold ? (
            <BuyForm product={product} posted={NOTHING} />
          ) : (
            <LinkButton variant="secondary" href={product.url} iconAfter="arrow" wide>
              {t('product.allDetails')}
            </LinkButton>
          )}
        </div>
      </ProductAdding>
    </ProductChoiceProvider>
  );
}
