import { expect, test } from 'vitest';
import { render, testPrice } from '../testing/test-shop.tsx';
import { Price } from './price.tsx';

/** What a person hears: the markup without tags and without what is hidden from screen readers. */
function spoken(html: string): string {
  return html
    .replace(/<span aria-hidden="true">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, '')
    .trim();
}

test.each([
  ['one price', testPrice(4800), 'range', '$48.00'],
  ['several prices as a range', testPrice(1400, { max: 1800 }), 'range', '$14.00 – $18.00'],
  ['several prices as the lowest', testPrice(1400, { max: 1800 }), 'from', 'From $14.00'],
  ['a sale', testPrice(1760, { regular: 2200 }), 'range', 'Sale price $17.60 Regular price $22.00'],
  [
    'a sale on several prices',
    testPrice(5400, { max: 13200, regular: 6200, regularMax: 14800 }),
    'from',
    'Sale price From $54.00 Regular price $62.00',
  ],
] as const)('%s is said in words', (_, price, form, words) => {
  expect(spoken(render(<Price price={price} form={form} />))).toBe(words);
});

test('only the regular price of a sale is struck through', () => {
  const html = render(<Price price={testPrice(1760, { regular: 2200 })} />);
  expect(html.match(/<del.*<\/del>/)?.[0]).toContain('$22.00');
  expect(html.match(/<del.*<\/del>/)?.[0]).not.toContain('$17.60');
  expect(render(<Price price={testPrice(1760)} />)).not.toContain('<del');
});
