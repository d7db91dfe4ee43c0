import { expect, test } from 'vitest';
import type { ProductCard as ProductCardData } from '#wire/product.ts';
import { render, testImage, testPrice, testProduct } from '../testing/test-shop.tsx';
import { ProductCard } from './product-card.tsx';

test('the name is the one link to the product, and no style is inline', () => {
  const html = render(
    <ProductCard
      product={{
        ...testProduct,
        swatches: ['#d9c7a7', '#6b7a58'].map((color) => ({
          kind: 'colour',
          slug: color.slice(1),
          name: color,
          colours: [color],
          image: null,
          picture: null,
        })),
      }}
    />,
  );
  expect(html.match(/href="\/product\/oak-serving-tray"/g)).toHaveLength(1);
  expect(html).toMatch(
    /<h3[^>]*><a href="\/product\/oak-serving-tray">Oak serving tray<\/a><\/h3>/,
  );
  expect(html).toContain('fill="#6b7a58"');
  expect(html).toContain('2 choices');
  expect(html).not.toContain('style=');
});

test.each([
  ['a saving, rounded down', { price: testPrice(1999, { regular: 3000 }) }, '−33%'],
  ['news', { isNew: true }, 'New'],
  [
    'the last ones',
    { stock: { status: 'instock', left: 3, backorders: 'no', low: true } as const },
    'Only 3 left',
  ],
])('a badge tells of %s', (_, changes, words) => {
  expect(render(<ProductCard product={testProduct} />)).not.toContain(words);
  expect(render(<ProductCard product={{ ...testProduct, ...changes }} />)).toContain(words);
});

test('out of stock silences the other badges', () => {
  const html = render(
    <ProductCard
      product={{
        ...testProduct,
        isNew: true,
        stock: { status: 'outofstock', left: 0, backorders: 'no', low: true },
      }}
    />,
  );
  expect(html).toContain('Out of stock');
  expect(html).not.toContain('New');
});

test('what needs no choice is added from its card; everything else leads to its page', () => {
  const button = (change: Partial<ProductCardData>) =>
    /<(button|a)[^>]*product_type_[^>]*>.*?<\/\1>/s
      .exec(
        render(<ProductCard product={{ ...testProduct, ...change }} />).replace(
          /<svg.*?<\/svg>/gs,
          '',
        ),
      )?.[0]
      .replace(/<[^>]+>/g, '');
  const link = render(<ProductCard product={{ ...testProduct, options: true }} />);
  expect(button({})).toBe('Add');
  expect(button({ options: true })).toBe('Choose');
  expect(button({ kind: 'variable' })).toBe('Choose');
  expect(button({ kind: 'external' })).toBe('View');
  // A link, not a form: an add without the choice would be refused on arrival.
  expect(link).toMatch(
    /<a href="\/product\/oak-serving-tray" aria-label="Choose Oak serving tray"/,
  );
  expect(link).not.toContain('<form');
  expect(render(<ProductCard product={testProduct} />)).toContain('<form');
});

test('a listing filtered by colour shows the picture of that colour and leads to it', () => {
  const swatches = ['Sand', 'Moss', 'Ink', 'Clay'].map((name) => ({
    kind: 'colour' as const,
    slug: name.toLowerCase(),
    name,
    colours: ['#d9c7a7'],
    image: null,
    picture: { ...testImage, alt: `Mug in ${name}` },
  }));
  const mug = { ...testProduct, swatchField: 'attribute_pa_color', swatches };
  const html = render(<ProductCard product={mug} filters={{ color: ['clay'] }} />);
  expect(html).toContain('alt="Mug in Clay"');
  expect(html).toContain('href="/product/oak-serving-tray?attribute_pa_color=clay"');
  // It is the first of the swatches shown, not behind "+1".
  expect(html).toMatch(/<fieldset.*?value="clay".*?value="sand"/s);
  expect(render(<ProductCard product={mug} />)).not.toContain('alt="Mug in Clay"');
});

test('a product without price, picture, category or reviews is still a box with a name', () => {
  const html = render(
    <ProductCard
      product={{
        ...testProduct,
        price: null,
        image: null,
        category: null,
        rating: { average: 0, count: 0 },
      }}
    />,
  );
  expect(html).toContain('Oak serving tray');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('role="img"');
});

test('swatches that stand for a choice are radios with a name, and none is chosen yet', () => {
  const html = render(
    <ProductCard
      product={{
        ...testProduct,
        swatchField: 'attribute_pa_color',
        swatches: ['Sand', 'Moss', 'Ink', 'Clay'].map((name) => ({
          kind: 'colour',
          slug: name.toLowerCase(),
          name,
          colours: ['#d9c7a7'],
          image: null,
          picture: testImage,
        })),
      }}
    />,
  );
  expect(html).toMatch(/<legend[^>]*>Choices of Oak serving tray<\/legend>/);
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html).toContain('+1');
  expect(html).not.toContain('checked');
  expect(html).toContain('href="/product/oak-serving-tray"');
});
