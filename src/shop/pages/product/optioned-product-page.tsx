import { type ReactNode, useCallback } from 'react';
import type { OptionedProductPage } from '#wire/product-page.ts';
import { OptionsProvider } from '../../options/options-provider.tsx';
import { ProductPageView } from './product-page.tsx';

/** The page of a product with custom options: the product page with a form around its buy box. */
export function OptionedProductPageView({ data }: { data: OptionedProductPage }) {
  const { options, posted } = data;
  const quantity = posted.quantity ?? '';
  const Around = useCallback(
    ({ children }: { children: ReactNode }) => (
      <OptionsProvider options={options} quantity={quantity}>
        {children}
      </OptionsProvider>
    ),
    [options, quantity],
  );
  return <ProductPageView data={data} Around={Around} />;
}
