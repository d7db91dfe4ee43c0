import { type ReactNode, useCallback } from 'react';
import type { BundleProductPage } from '#wire/product-page.ts';
import { BundleBarButton } from '../../bundles/bundle-bar-button.tsx';
import { BundleForm } from '../../bundles/bundle-form.tsx';
import { BarBundlePrice, BundlePrice } from '../../bundles/bundle-price.tsx';
import { BundleProvider } from '../../bundles/bundle-provider.tsx';
import { BuyPartsContext } from '../../product/buy-parts.ts';
import { ProductPageView } from './product-page.tsx';

const PARTS = {
  Price: BundlePrice,
  Form: BundleForm,
  BarPrice: BarBundlePrice,
  BarButton: BundleBarButton,
};

/** The product page with a bundle builder in place of the buy box. */
export function BundleProductPageView({ data }: { data: BundleProductPage }) {
  const { bundle, product } = data;
  const Around = useCallback(
    ({ children }: { children: ReactNode }) => (
      <BundleProvider bundle={bundle} product={product}>
        <BuyPartsContext value={PARTS}>{children}</BuyPartsContext>
      </BundleProvider>
    ),
    [bundle, product],
  );
  return <ProductPageView data={data} Around={Around} />;
}
