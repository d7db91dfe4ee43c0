import type { ProductPage } from '#wire/product-page.ts';
import { ProductRow } from '../content/product-row.tsx';
import { Prose } from '../content/prose.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { useText } from '../ui/shop-context.tsx';
import { AdditionalInformation, hasInformation } from './additional-information.tsx';
import { ProductChoiceProvider } from './choice/product-choice.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product-page.module.css';
import { ProductSection } from './product-section.tsx';
import { Summary } from './summary.tsx';

export function ProductPageView({ data }: { data: ProductPage }) {
  const t = useText();
  const { product, breadcrumbs, related, upsells, notice, posted } = data;
  return (
    <>
      <div className={`page-width ${styles.trail}`}>
        <Breadcrumb trail={breadcrumbs} />
      </div>
      <ProductChoiceProvider product={product} posted={posted}>
        <div
          id={`product-${product.id}`}
          className={`product product-type-${product.kind} page-width ${styles.product}`}
        >
          <Gallery name={product.name} images={product.gallery} />
          <Summary product={product} notice={notice} posted={posted} />
        </div>
      </ProductChoiceProvider>
      <div className={`page-width ${styles.details}`}>
        {product.description && (
          <ProductSection id="tab-description" title={t('product.description')}>
            <Prose html={product.description} />
          </ProductSection>
        )}
        {hasInformation(product) && (
          <ProductSection id="tab-additional_information" title={t('product.additional')}>
            <AdditionalInformation product={product} />
          </ProductSection>
        )}
      </div>
      <ProductRow title={t('product.upsells')} products={upsells} />
      <ProductRow title={t('product.related')} products={related} />
    </>
  );
}
