import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSets,
  bitsOf,
  bitsWhere,
  countBits,
  countShared,
  eachBit,
  intersect,
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
        const left = bitsOf(a, 501);
        const right = bitsOf(b, 501);
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
