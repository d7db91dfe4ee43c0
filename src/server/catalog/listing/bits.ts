import { elementAt } from '#rules/lists/element-at.ts';

// Sets of small whole numbers as bits, for counting many overlapping sets of products quickly.
// Example: the set {0, 33} is two words, each with its lowest or second bit set.

export type Bits = Uint32Array;

const EMPTY: Bits = new Uint32Array(0);

/** 32 slots; those after the last word are in no set. */
export function wordAt(bits: Bits, at: number): number {
  return bits[at] ?? 0;
}

export function hasSlot(bits: Bits, slot: number): boolean {
  return (wordAt(bits, slot >>> 5) & (1 << (slot & 31))) !== 0;
}

function addSlot(bits: Bits, slot: number): void {
  bits[slot >>> 5] = wordAt(bits, slot >>> 5) | (1 << (slot & 31));
}

export class BitSets {
  readonly #sets = new Map<string, Bits>();

  get(name: string): Bits {
    return this.#sets.get(name) ?? EMPTY;
  }

  add(name: string, slot: number): void {
    const at = slot >>> 5;
    let bits = this.#sets.get(name) ?? EMPTY;
    if (at >= bits.length) {
      const grown = new Uint32Array(Math.max(4, at + 1, bits.length * 2));
      grown.set(bits);
      bits = grown;
      this.#sets.set(name, bits);
    }
    addSlot(bits, slot);
  }

  /** Takes a slot out of every set. */
  clear(slot: number): void {
    const at = slot >>> 5;
    const mask = ~(1 << (slot & 31));
    for (const bits of this.#sets.values()) {
      if (at < bits.length) bits[at] = wordAt(bits, at) & mask;
    }
  }
}

export function intersect(sets: readonly Bits[]): Bits {
  const [first, ...rest] = sets;
  if (!first) return EMPTY;
  const length = Math.min(...sets.map((bits) => bits.length));
  const result = first.slice(0, length);
  for (const bits of rest) {
    for (let at = 0; at < length; at += 1) result[at] = wordAt(result, at) & wordAt(bits, at);
  }
  return result;
}

export function unite(sets: readonly Bits[]): Bits {
  const result = new Uint32Array(Math.max(0, ...sets.map((bits) => bits.length)));
  for (const bits of sets) {
    for (let at = 0; at < bits.length; at += 1) result[at] = wordAt(result, at) | wordAt(bits, at);
  }
  return result;
}

function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * How many slots two sets share. Words are read without a call: it is asked for every value of every
 * filter of a listing, and a call takes half as long again.
 */
export function countShared(a: Bits, b: Bits): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const shared = (a[at] ?? 0) & (b[at] ?? 0);
    if (shared !== 0) count += ones(shared);
  }
  return count;
}

export function countBits(bits: Bits): number {
  return countShared(bits, bits);
}

export function eachBit(bits: Bits, visit: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = wordAt(bits, at); word !== 0; word &= word - 1) {
      visit(at * 32 + (31 - Math.clz32(word & -word)));
    }
  }
}

export function getBits(slots: Iterable<number>, size: number): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (const slot of slots) addSlot(bits, slot);
  return bits;
}

/** The slots below `size` for which the question is answered with yes. */
export function bitsWhere(size: number, holds: (slot: number) => boolean): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (let slot = 0; slot < size; slot += 1) {
    if (holds(slot)) addSlot(bits, slot);
  }
  return bits;
}

/**
 * The slots whose range overlaps the one asked for. A loop without a call for each slot: there may be
 * a hundred thousand, and every listing with a price filter needs it.
 */
export function bitsWithin(
  low: readonly number[],
  high: readonly number[],
  { min, max }: Range,
): Bits {
  const size = low.length;
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (let at = 0, slot = 0; at < bits.length; at += 1) {
    let word = 0;
    for (let bit = 0; bit < 32 && slot < size; bit += 1, slot += 1) {
      if ((high[slot] ?? -1) >= min && (low[slot] ?? 0) <= max) word |= 1 << bit;
    }
    bits[at] = word;
  }
  return bits;
}

export interface Range {
  min: number;
  max: number;
}

/** The lowest and the highest of the values at these slots; null for no slots. */
export function rangeAt(bits: Bits, values: readonly number[]): Range | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = wordAt(bits, at); word !== 0; word &= word - 1) {
      const value = elementAt(values, at * 32 + (31 - Math.clz32(word & -word)));
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  return min > max ? null : { min, max };
}
