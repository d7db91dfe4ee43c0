import { expect, test } from 'vitest';
import { productChanges, splitParts, withParts } from './product-changes.ts';

const simple = { vitrine: { type: 'simple', min_quantity: 1 } };
const read = {
  name: 'Mug',
  price: '12.00',
  regular_price: '12.00',
  images: [
    { id: 1, src: '/a.jpeg', alt: 'A mug' },
    { id: 2, src: '/b.jpeg', alt: '' },
  ],
  categories: [{ id: 3, name: 'Cups', slug: 'cups' }],
  extensions: simple,
  _version: '"one"',
};

test.each([
  ['nothing', {}, {}],
  ['a name', { name: 'Cup' }, { name: 'Cup' }],
  [
    'the order of the pictures',
    { images: [...read.images].reverse() },
    { images: [{ id: 2 }, { id: 1 }] },
  ],
  ['a picture less', { images: read.images.slice(0, 1) }, { images: [{ id: 1 }] }],
  ['the last category', { categories: [] }, { categories: [] }],
  ['what is only read', { price: '13.00' }, {}],
  [
    'the type, and then no price',
    { regular_price: '1', extensions: { vitrine: { type: 'grouped' } } },
    { extensions: { vitrine: { type: 'grouped' } } },
  ],
])('%s is what is sent', (_, typed, sent) => {
  expect(productChanges({ ...read, ...typed }, read)).toEqual({ ...sent, _version: '"one"' });
});

test('a new product sends all that was filled in, and no field of another type', () => {
  const form = {
    name: 'Tray',
    regular_price: '5',
    external_url: 'https://example.com',
    extensions: simple,
  };
  expect(productChanges(form)).toEqual({ name: 'Tray', regular_price: '5', extensions: simple });
});

test.each([
  ['as it was read', {}, false],
  ['what is only read', { price: '13.00' }, false],
  ['another version of the same', { _version: '"two"' }, false],
  ['another name', { name: 'Cup' }, true],
])('%s', (_, typed, isOther) => {
  const sent = Object.keys(productChanges({ ...read, ...typed }, read));
  expect(sent.some((name) => name !== '_version')).toBe(isOther);
});

test('parts are sent among what WooCommerce has no word for, and their refusals are split off', () => {
  const form = { name: 'Tray', extensions: { vitrine: { type: 'simple' } } };
  expect(withParts(form, {})).toBe(form);
  expect(withParts(form, { option_forms: [3] })).toEqual({
    name: 'Tray',
    extensions: { vitrine: { type: 'simple', option_forms: [3] } },
  });
  const refused = {
    sku: 'is taken',
    'extensions.vitrine.option_forms': 'is gone',
    'extensions.vitrine.boosters.stock[upTo]': 'is no number',
  };
  const { parts, others } = splitParts(refused);
  expect(others).toEqual({ sku: 'is taken' });
  expect(Object.fromEntries(parts)).toEqual({
    option_forms: { '': 'is gone' },
    boosters: { 'stock[upTo]': 'is no number' },
  });
});
