import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { money } from '#rules/money/money.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { PriceRecord, ProductCard } from '#wire/product.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { ShopProvider } from '../ui/shop-context.tsx';

/** A small shop for the components' tests. */
export const testConfig = sampleConfig();

/** render(<Badge>New</Badge>) is its HTML, rendered inside the test shop. */
export function render(children: ReactNode, changes: Partial<ShopConfig> = {}): string {
  return renderToStaticMarkup(
    <ShopProvider config={{ ...testConfig, ...changes }} now={0}>
      {children}
    </ShopProvider>,
  );
}

export const testImage: ImageRecord = {
  id: 1,
  key: 'oak-serving-tray-0123456789',
  width: 1200,
  height: 1500,
  alt: 'Oak tray on a linen cloth',
  caption: '',
};

/** testPrice(1760, { regular: 2200 }) is on sale; testPrice(1400, { max: 1800 }) is a range. */
export function testPrice(
  min: number,
  { max = min, regular = min, regularMax = Math.max(regular, max) } = {},
): PriceRecord {
  return {
    min: money(min),
    max: money(max),
    regularMin: money(regular),
    regularMax: money(regularMax),
    onSale: regular !== min,
    saleEndsAt: null,
  };
}

export const testProduct: ProductCard = {
  id: 7,
  kind: 'simple',
  slug: 'oak-serving-tray',
  url: '/product/oak-serving-tray',
  name: 'Oak serving tray',
  image: testImage,
  hoverImage: null,
  price: testPrice(4800),
  stock: { status: 'instock', left: 120, backorders: 'no', low: false },
  rating: { average: 4.5, count: 12 },
  category: { name: 'Tableware', url: '/product-category/tableware' },
  isNew: false,
  swatches: [],
  swatchField: '',
  options: false,
};
