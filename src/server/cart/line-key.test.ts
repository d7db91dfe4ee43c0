import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { LineIdentity } from '#rules/cart/line-identity.ts';
import { money } from '#rules/money/money.ts';
import { cartHash } from './cart-hash.ts';
import { lineKey } from './line-key.ts';

const board: LineIdentity = { productId: 7, variationId: null, choices: { text: 'Ada' } };

describe('the same line', () => {
  test.each<[string, LineIdentity, LineIdentity]>([
    ['the same twice', board, structuredClone(board)],
    [
      'attributes in another order',
      { productId: 1, variationId: 2, attributes: { color: 'sand', size: 'l' } },
      { productId: 1, variationId: 2, attributes: { size: 'l', color: 'sand' } },
    ],
    [
      'choices in another order, also within one another',
      { ...board, choices: { a: { x: 1, y: [1, 2] }, b: 'c' } },
      { ...board, choices: { b: 'c', a: { y: [1, 2], x: 1 } } },
    ],
    [
      'choices left empty',
      board,
      { ...board, choices: { text: 'Ada', a: '', b: null, c: [], d: {} } },
    ],
    [
      'empty things within one another',
      board,
      { ...board, choices: { text: 'Ada', a: [{ b: '' }] } },
    ],
    ['no choices at all', { ...board, choices: {} }, { ...board, choices: undefined }],
    [
      'a number that came as text',
      { ...board, choices: { n: 12 } },
      { ...board, choices: { n: '12' } },
    ],
    ['no variation', { ...board, variationId: 0 }, board],
    ['no bundle', { ...board, bundle: null }, board],
    [
      'one text in two spellings of é',
      { ...board, choices: { t: '\u00e9' } },
      { ...board, choices: { t: 'e\u0301' } },
    ],
  ])('%s', (_, one, other) => {
    expect(lineKey(other)).toBe(lineKey(one));
  });
});

describe('another line', () => {
  test.each<[string, LineIdentity]>([
    ['another product', { ...board, productId: 8 }],
    ['a variation', { ...board, variationId: 3 }],
    ['another engraving', { ...board, choices: { text: 'Bea' } }],
    ['small letters', { ...board, choices: { text: 'ada' } }],
    ['a space more', { ...board, choices: { text: 'Ada ' } }],
    ['another field', { ...board, choices: { other: 'Ada' } }],
    ['one choice more', { ...board, choices: { text: 'Ada', gift: true } }],
    ['a list of one', { ...board, choices: { text: ['Ada'] } }],
    ['an attribute instead of a choice', { ...board, choices: {}, attributes: { text: 'Ada' } }],
    ['within a bundle', { ...board, bundle: { group: 'g1' } }],
    ['within another bundle', { ...board, bundle: { group: 'g2' } }],
    ['no engraving', { ...board, choices: {} }],
    ['a list of a name and a value', { ...board, choices: [['text', 'Ada']] }],
  ])('%s', (_, other) => {
    expect(lineKey(other)).not.toBe(lineKey(board));
  });

  it('in another order of a list', () => {
    const key = (list: string[]) => lineKey({ ...board, choices: { list } });
    expect(key(['a', 'b'])).not.toBe(key(['b', 'a']));
  });
});

it('is 32 hex digits whatever was chosen, and the order of names never matters', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (choices) => {
      const turned = Object.fromEntries(Object.entries(choices).reverse());
      const key = lineKey({ productId: 1, variationId: null, choices });
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      expect(lineKey({ productId: 1, variationId: null, choices: turned })).toBe(key);
    }),
  );
});

describe('the hash of a cart', () => {
  const lines = [
    { key: 'a', quantity: 1 },
    { key: 'b', quantity: 2 },
  ];
  const hash = cartHash(lines, money(500));

  it('is that of the lines in any order, and empty for an empty cart', () => {
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(cartHash([...lines].reverse(), money(500))).toBe(hash);
    expect(cartHash([], money(0))).toBe('');
  });

  it('changes with a quantity, a line or the total', () => {
    expect(cartHash([{ key: 'a', quantity: 2 }, ...lines.slice(1)], money(500))).not.toBe(hash);
    expect(cartHash(lines.slice(1), money(500))).not.toBe(hash);
    expect(cartHash(lines, money(501))).not.toBe(hash);
  });
});
