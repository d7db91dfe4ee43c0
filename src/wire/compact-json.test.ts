import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compact, expand } from './compact-json.ts';

const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

test('lists of keys are written once', () => {
  const products = [
    { id: 1, name: 'Tray' },
    { id: 2, name: 'Mug' },
  ];
  expect(compact(products)).toEqual({
    keys: [['id', 'name']],
    value: [0, [1, 1, 'Tray'], [1, 2, 'Mug']],
  });
});

test('an object that occurs again is the same object again', () => {
  const image = { key: 'mug', width: 1200 };
  const product = { gallery: [image], variations: [{ picture: image }, { picture: null }] };
  const text = JSON.stringify(compact(product));
  expect(text.match(/mug/g)).toHaveLength(1);
  const read = expand(JSON.parse(text)) as typeof product;
  expect(read).toEqual(product);
  expect(read.variations[0]?.picture).toBe(read.gallery[0]);
});

test('undefined members are left out, an empty object and an empty list are not', () => {
  const value = { a: undefined, b: {}, c: [], d: null };
  expect(expand(sent(compact(value)))).toEqual({ b: {}, c: [], d: null });
});

test('any JSON comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(expand(sent(compact(value)))).toEqual(sent(value));
    }),
  );
});
