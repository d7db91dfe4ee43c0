import type { ProductRecord } from '#wire/product.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../../ui/shop-context.tsx';
import { ProductChoiceProvider, useChoice } from '../choice/product-choice.tsx';
import { Summary } from '../summary.tsx';
import styles from './quick-view.module.css';

/** The buy box of a product beside its picture. Its choice is its own: the page keeps its address. */
export function QuickView({ product }: { product: ProductRecord }) {
  const t = useText();
  return (
    <ProductChoiceProvider product={product} inAddress={false}>
      <div className={`product-quick-view product product-type-${product.kind} ${styles.view}`}>
        <ChosenPicture />
        <div className={styles.words}>
          <Summary product={product} notice={null} posted={{}} inPopup />
          <LinkButton variant="secondary" href={product.url} iconAfter="arrow" wide>
            {t('product.allDetails')}
          </LinkButton>
        </div>
      </div>
    </ProductChoiceProvider>
  );
}

/** The first picture, or that of the chosen variation. */
function ChosenPicture() {
  const { product, match } = useChoice();
  const image = match?.image ?? product.gallery[0];
  return (
    <div className={styles.frame}>
      {image && (
        <Picture
          key={image.id}
          image={image}
          sizes="(min-width: 850px) 28rem, 100vw"
          ratio="card"
        />
      )}
    </div>
  );
}
