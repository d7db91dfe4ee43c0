import { type ReactNode, useCallback } from 'react';
import type { BundleProductPage } from '#wire/product-page.ts';
import { BuyPartsContext } from '../product/buy-parts.ts';
import { ProductPageView } from '../product/product-page.tsx';
import { BundleForm } from './bundle-form.tsx';
import { BundlePrice } from './bundle-price.tsx';
import { BundleProvider } from './bundle-provider.tsx';

const PARTS = { Price: BundlePrice, Form: BundleForm };

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
