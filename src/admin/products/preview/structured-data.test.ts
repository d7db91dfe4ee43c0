import { expect, test } from 'vitest';
import { structuredDetails, structuredIn } from './structured-data.ts';

const script = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const mug = { '@type': 'Product', name: 'Mug', offers: { price: '14.00', priceCurrency: 'USD' } };
const crumbs = { '@type': 'BreadcrumbList' };

test.each([
  [script(crumbs) + script(mug)],
  [script([crumbs, mug])],
  [script({ '@graph': [crumbs, mug] })],
])('the product is found among what a page says', (html) => {
  expect(structuredIn(html)).toEqual(mug);
});

test.each([
  '',
  '<p>no data</p>',
  script(crumbs),
  script(null),
  '<script type="application/ld+json">{',
])('a page without one has none: %s', (html) => {
  expect(structuredIn(html)).toBeNull();
});

test('what is missing is empty', () => {
  const details = structuredDetails(mug);
  expect(details.map(({ value }) => value)).toEqual(['Mug', '', '', '', '14.00 USD', '']);
  const range = { offers: { lowPrice: '1', highPrice: '3', priceCurrency: 'EUR' } };
  expect(structuredDetails(range).find(({ value }) => value !== '')?.value).toBe('1 – 3 EUR');
});
