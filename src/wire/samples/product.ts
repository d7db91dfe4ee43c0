import { money } from '#rules/money/money.ts';
import type { ImageRecord } from '../image.ts';
import type {
  PriceRecord,
  ProductCard,
  ProductRecord,
  StockRecord,
  Swatch,
  VariationRecord,
} from '../product.ts';

// Records to test with: complete, plain, and changed where a test cares.
// Example: sampleProduct({ kind: 'external' }) is an otherwise ordinary product that is sold elsewhere.

export function samplePrice(minorUnits: number, change: Partial<PriceRecord> = {}): PriceRecord {
  const price = money(minorUnits);
  return {
    min: price,
    max: price,
    regularMin: price,
    regularMax: price,
    onSale: false,
    saleEndsAt: null,
    ...change,
  };
}

export function sampleStock(change: Partial<StockRecord> = {}): StockRecord {
  return { status: 'instock', left: 20, backorders: 'no', low: false, ...change };
}

export function sampleImage(id: number, change: Partial<ImageRecord> = {}): ImageRecord {
  return {
    id,
    key: `picture-${id}`,
    width: 1200,
    height: 1500,
    alt: `View ${id}`,
    caption: '',
    ...change,
  };
}

export function sampleSwatch(slug: string, name: string): Swatch {
  return { kind: 'label', slug, name, colours: [], image: null };
}

export function sampleCard(id: number, change: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    kind: 'simple',
    slug: `thing-${id}`,
    url: `/product/thing-${id}`,
    name: `Thing ${id}`,
    image: sampleImage(id),
    hoverImage: null,
    price: samplePrice(1200),
    stock: sampleStock(),
    rating: { average: 0, count: 0 },
    category: { name: 'Tableware', url: '/product-category/tableware' },
    isNew: false,
    swatches: [],
    swatchField: '',
    options: false,
    ...change,
  };
}

export function sampleProduct(change: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id: 12,
    kind: 'simple',
    slug: 'oak-serving-tray',
    url: '/product/oak-serving-tray',
    name: 'Oak serving tray',
    sku: 'TRAY-1',
    price: samplePrice(4800),
    stock: sampleStock(),
    rating: { average: 4.5, count: 8 },
    quantity: { min: 1, max: null, step: 1 },
    soldIndividually: false,
    virtual: false,
    downloadable: false,
    shortDescription: '<p>For two.</p>',
    description: '<p>Solid oak.</p>',
    gallery: [sampleImage(1), sampleImage(2, { caption: 'The handle' })],
    attributes: [],
    variations: [],
    combinations: null,
    termPictures: {},
    members: [],
    external: null,
    categories: [{ name: 'Tableware', url: '/product-category/tableware' }],
    tags: [],
    weight: null,
    dimensions: null,
    publishedAt: 0,
    ...change,
  };
}

/**
 * A mug: sand or ink, small 14.00 or large 18.00; large ink does not exist, small ink is sold out.
 */
export function sampleMug(): ProductRecord {
  const variation = (
    id: number,
    color: string,
    size: string,
    price: number,
    stock = sampleStock(),
  ): VariationRecord => ({
    id,
    attributes: { attribute_pa_color: color, attribute_pa_size: size },
    price: samplePrice(price),
    stock,
    quantity: { min: 1, max: 20, step: 1 },
    image: null,
    sku: '',
    description: '',
    weight: null,
    dimensions: null,
  });
  const attribute = { forVariations: true, visible: true };
  return sampleProduct({
    kind: 'variable',
    name: 'Stoneware mug',
    slug: 'stoneware-mug',
    url: '/product/stoneware-mug',
    price: samplePrice(1400, { max: money(1800), regularMax: money(1800) }),
    attributes: [
      {
        ...attribute,
        name: 'pa_color',
        label: 'Colour',
        terms: [sampleSwatch('sand', 'Sand'), sampleSwatch('ink', 'Ink')],
      },
      {
        ...attribute,
        name: 'pa_size',
        label: 'Size',
        terms: [sampleSwatch('small', 'Small'), sampleSwatch('large', 'Large')],
      },
    ],
    variations: [
      variation(21, 'sand', 'small', 1400),
      variation(22, 'sand', 'large', 1800),
      variation(23, 'ink', 'small', 1400, sampleStock({ status: 'outofstock', left: 0 })),
    ],
  });
}
