// Two pictures are similar when their 64-bit hashes differ in few bits: a scaled or re-encoded copy
// changes some of them.
// Example: looksAlike('00000000000000ff', '00000000000000fe') is true, one bit differs.

const MAX_DIFFERENT = 4;

export function looksAlike(a: string, b: string): boolean {
  if (!/^[0-9a-f]{16}$/.test(a) || !/^[0-9a-f]{16}$/.test(b)) return false;
  let rest = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let different = 0;
  while (rest > 0n && different <= MAX_DIFFERENT) {
    different += Number(rest & 1n);
    rest >>= 1n;
  }
  return different <= MAX_DIFFERENT;
}

/** A picture of one colour has no distinctive hash. */
export function hasMark(hash: string): boolean {
  return !looksAlike(hash, '0000000000000000') && !looksAlike(hash, 'ffffffffffffffff');
}
