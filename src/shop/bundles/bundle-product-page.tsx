import { type ReactNode, useCallback } from 'react';
import type { BundleProductPage } from '#wire/product-page.ts';
import { BuyPartsContext } from '../product/buy-parts.ts';
import { ProductPageView } from '../product/product-page.tsx';
import { BundleBarButton } from './bundle-bar-button.tsx';
import { BundleForm } from './bundle-form.tsx';
import { BarBundlePrice, BundlePrice } from './bundle-price.tsx';
import { BundleProvider } from './bundle-provider.tsx';

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
