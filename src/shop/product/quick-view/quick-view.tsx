import type { ProductRecord } from '#wire/product.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { ProductChoiceProvider } from '../choice/product-choice.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { Summary } from '../summary.tsx';
import styles from './quick-view.module.css';

/** A product's buy box beside its pictures. Its choice does not change the page's address. */
export function QuickView({ product }: { product: ProductRecord }) {
  const t = useTranslator();
  return (
    <ProductChoiceProvider product={product} inAddress={false}>
      <div className={`product-quick-view product product-type-${product.kind} ${styles.view}`}>
        <Gallery product={product} inQuickView />
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
