import { describe, expect, it, test } from 'vitest';
import { shortHash } from './short-hash.ts';

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
    const hashes = [...inputs].map(shortHash);
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
    const before = bits(shortHash(text));
    for (let at = 0; at < text.length; at += 1) {
      for (const bit of [1, 2, 64]) {
        const sign = String.fromCharCode(text.charCodeAt(at) ^ bit);
        const after = bits(shortHash(text.slice(0, at) + sign + text.slice(at + 1)));
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
    expect(shortHash(one)).not.toBe(shortHash(other));
  });
});
