import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSets,
  bitsWhere,
  bitsWithin,
  countBits,
  countShared,
  eachBit,
  getBits,
  intersect,
  rangeAt,
  unite,
} from './bits.ts';

const slots = fc.uniqueArray(fc.nat(500));
const list = (bits: Uint32Array) => {
  const found: number[] = [];
  eachBit(bits, (slot) => found.push(slot));
  return found;
};
const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

describe('sets of bits', () => {
  it('do what sets do', () => {
    fc.assert(
      fc.property(slots, slots, fc.nat(600), (a, b, size) => {
        const left = getBits(a, 501);
        const right = getBits(b, 501);
        const shared = a.filter((slot) => b.includes(slot));
        expect(list(left)).toEqual(sorted(a));
        expect(list(intersect([left, right]))).toEqual(sorted(shared));
        expect(list(unite([left, right]))).toEqual(sorted(new Set([...a, ...b])));
        expect(countShared(left, right)).toBe(shared.length);
        expect(countBits(left)).toBe(a.length);
        expect(list(bitsWhere(size, (slot) => a.includes(slot)))).toEqual(
          sorted(a.filter((slot) => slot < size)),
        );
      }),
    );
  });

  it('find the slots within a range, and the range of slots', () => {
    const price = fc.integer({ min: -1, max: 50 });
    const some = fc.array(fc.tuple(price, price), { maxLength: 100 });
    const bound = fc.oneof(price, fc.constantFrom(Infinity, -Infinity));
    fc.assert(
      fc.property(some, bound, bound, (pairs, min, max) => {
        const low = pairs.map(([one, two]) => Math.min(one, two));
        const high = pairs.map(([one, two]) => Math.max(one, two));
        const fits = pairs.flatMap((_, slot) =>
          (high[slot] ?? 0) >= min && (low[slot] ?? 0) <= max ? slot : [],
        );
        const found = bitsWithin(low, high, { min, max });
        expect(list(found)).toEqual(fits);
        const values = fits.map((slot) => low[slot] ?? 0);
        expect(rangeAt(found, low)).toEqual(
          values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) },
        );
      }),
    );
  });

  it('grow, and let one slot go from all of them', () => {
    const sets = new BitSets();
    for (const slot of [0, 31, 32, 900]) sets.add('a', slot);
    sets.add('b', 32);
    sets.clear(32);
    sets.clear(5000);
    expect(list(sets.get('a'))).toEqual([0, 31, 900]);
    expect(countBits(sets.get('b'))).toBe(0);
    expect(countBits(sets.get('never'))).toBe(0);
    expect(list(intersect([sets.get('a'), sets.get('never')]))).toEqual([]);
    expect(list(intersect([]))).toEqual([]);
  });
});
