import { describe, expect, test } from 'vitest';
import { findPages } from './find-pages.ts';
import { blockText, parseGuide, spansOf } from './parse-guide.ts';

const SOURCE = `# Orders

What was bought.

![The list of orders](../pictures/orders.webp)

## Ship an order
1. Press **Mark as shipped**.
2. Type the number
   of the parcel, such as \`1Z9\`.

### Words

- See [Packing](guide:packing) or [open it](/packing).
`;

test('a page is a title and blocks', () => {
  expect(parseGuide(SOURCE)).toEqual({
    title: 'Orders',
    blocks: [
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'What was bought.' }] },
      { kind: 'image', file: 'orders.webp', alt: 'The list of orders' },
      { kind: 'heading', level: 2, text: 'Ship an order' },
      {
        kind: 'list',
        isNumbered: true,
        items: [
          [
            { kind: 'text', text: 'Press ' },
            { kind: 'name', text: 'Mark as shipped' },
            { kind: 'text', text: '.' },
          ],
          [
            { kind: 'text', text: 'Type the number of the parcel, such as ' },
            { kind: 'value', text: '1Z9' },
            { kind: 'text', text: '.' },
          ],
        ],
      },
      { kind: 'heading', level: 3, text: 'Words' },
      {
        kind: 'list',
        isNumbered: false,
        items: [
          [
            { kind: 'text', text: 'See ' },
            { kind: 'link', text: 'Packing', to: 'guide:packing' },
            { kind: 'text', text: ' or ' },
            { kind: 'link', text: 'open it', to: '/packing' },
            { kind: 'text', text: '.' },
          ],
        ],
      },
    ],
  });
});

test.each([
  ['', { title: '', blocks: [] }],
  ['# Only a title', { title: 'Only a title', blocks: [] }],
])('%j is %j', (source, page) => {
  expect(parseGuide(source)).toEqual(page);
});

test.each([
  ['<b>x</b> & **half', '<b>x</b> & **half'],
  ['five * six *', 'five * six *'],
])('what it does not know stays text: %j', (part, text) => {
  const page = parseGuide(`# T\n\n${part}`);
  expect(page.blocks.map((block) => block.kind)).toEqual(['paragraph']);
  expect(page.blocks.map(blockText)[0]).toContain(text.slice(-5));
});

test('spansOf finds names wherever they stand', () => {
  const names = spansOf(parseGuide(SOURCE)).filter(({ kind }) => kind === 'name');
  expect(names).toEqual([{ kind: 'name', text: 'Mark as shipped' }]);
});

describe('findPages', () => {
  const pages = [
    { name: 'orders', page: parseGuide(SOURCE) },
    { name: 'packing', page: parseGuide('# Packing\n\nOrders that are paid.') },
  ];
  test.each([
    ['', []],
    ['nothing like it', []],
    ['orders', ['orders', 'packing']],
    ['SHIP order', ['orders']],
    ['paid', ['packing']],
  ])('%j finds %j', (words, names) => {
    expect(findPages(pages, words).map(({ name }) => name)).toEqual(names);
  });

  test('names the heading that fits', () => {
    expect(findPages(pages, 'ship order')[0]?.heading).toBe('Ship an order');
    expect(findPages(pages, 'orders')[0]?.heading).toBe('');
  });
});
