import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money } from '../money/money.ts';
import { cartHash } from './cart-hash.ts';
import { hashText } from './hash-text.ts';
import { type LineIdentity, lineKey } from './line-key.ts';

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

describe('the hash', () => {
  /** A small generator with a fixed start, so that a failure comes again. */
  function* numbers(seed: number) {
    let state = seed;
    while (true) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield state;
    }
  }

  it('tells 200,000 inputs apart, by every half and quarter of its digits as chance allows', () => {
    const random = numbers(2024);
    const inputs = new Set<string>();
    for (let at = 0; inputs.size < 200_000; at += 1) {
      const length = (random.next().value ?? 0) % 12;
      let text = at % 2 === 0 ? `[${at},0,null]` : '';
      for (let sign = 0; sign < length; sign += 1) {
        text += String.fromCharCode((random.next().value ?? 0) >>> 16);
      }
      inputs.add(text);
    }
    const hashes = [...inputs].map(hashText);
    expect(new Set(hashes).size).toBe(inputs.size);
    expect(new Set(hashes.map((hash) => hash.slice(0, 16))).size).toBe(inputs.size);
    expect(new Set(hashes.map((hash) => hash.slice(16))).size).toBe(inputs.size);
    for (const from of [0, 8, 16, 24]) {
      // Of 200,000 numbers of 32 bits about 4.7 pairs meet by chance.
      const quarter = new Set(hashes.map((hash) => hash.slice(from, from + 8)));
      expect(quarter.size).toBeGreaterThan(inputs.size - 25);
    }
  }, 60_000);

  it('changes about half of its bits with one bit of any sign', () => {
    const text = '[12,34,{"attribute_color":"sand","attribute_size":"l"},null,null]';
    const bits = (hash: string) => [...hash].map((digit) => Number.parseInt(digit, 16));
    const before = bits(hashText(text));
    for (let at = 0; at < text.length; at += 1) {
      for (const bit of [1, 2, 64]) {
        const sign = String.fromCharCode(text.charCodeAt(at) ^ bit);
        const after = bits(hashText(text.slice(0, at) + sign + text.slice(at + 1)));
        const changed = after
          .map(
            (digit, where) => (digit ^ (before[where] ?? 0)).toString(2).replaceAll('0', '').length,
          )
          .reduce((sum, count) => sum + count, 0);
        expect(changed).toBeGreaterThan(32);
        expect(changed).toBeLessThan(96);
      }
    }
  });

  test.each([
    ['', '\0'],
    ['a', 'a\0'],
    ['ab', 'ba'],
    ['\0', '\0\0'],
  ])('tells %j from %j', (one, other) => {
    expect(hashText(one)).not.toBe(hashText(other));
  });
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
