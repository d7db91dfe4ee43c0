import type { DemoProduct } from './product-data.ts';

/** Sold by the half metre: a quantity with decimals. */
export const cloth: DemoProduct[] = [
  {
    slug: 'linen-by-the-metre',
    name: 'Linen by the Metre',
    kind: 'simple',
    sku: 'HH-TEX-010',
    categories: ['living-textiles', 'textiles'],
    tags: ['slow-living', 'new-home'],
    short:
      'The washed oat linen of our tablecloths, cut from the roll by the half metre. In one piece, up to 20 metres.',
    long: '<p>For those who sew. It is the cloth we cut our own tablecloths from, washed before it leaves us, so what you sew keeps its size.</p><ul><li>Pure European flax, 190 g a square metre</li><li>140 cm wide, with a firm selvedge on both sides</li><li>The price is for one metre; choose by the half metre and we cut it in one piece</li></ul><p>Machine wash at 40 °C. For a napkin take half a metre, for a tablecloth for six take two and a half.</p>',
    price: 2800,
    stock: 64.5,
    materials: ['linen'],
    weight: 270,
    quantity: { min: 0.5, max: 20, step: 0.5 },
    content: { amount: 1, unit: 'm' },
    crossSells: ['linen-napkin', 'linen-tablecloth'],
    ageDays: 75,
    sold: 212.5,
  },
];
