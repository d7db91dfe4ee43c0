import type { ProductRecord } from '#wire/product.ts';
import { ProductChoiceProvider } from '../../product/choice/product-choice.tsx';
import { Gallery } from '../../product/gallery/gallery.tsx';
import { Summary } from '../../product/summary.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './product-block.module.css';

/** A product with its pictures and its buy box; without script the form posts to its own page. */
export function ProductBlock({ data: { product } }: { data: { product: ProductRecord } }) {
  const t = useTranslator();
  return (
    <ProductChoiceProvider product={product} inAddress={false}>
      <section
        aria-label={product.name}
        className={classNames('page-width', `product product-type-${product.kind}`, styles.place)}
      >
        <Gallery product={product} inQuickView />
        <div className={styles.words}>
          <Summary product={product} notice={null} posted={{}} inPopup />
          <LinkButton variant="quiet" href={product.url} iconAfter="arrow">
            {t('product.allDetails')}
          </LinkButton>
        </div>
      </section>
    </ProductChoiceProvider>
  );
}
