// @ts-check
// Which requirements the table of mutants is about: picked at random, the same for the same seed.

/**
 * A small generator of numbers from 0 up to 1 (mulberry32).
 * @param {number} seed
 */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {readonly string[]} ids
 * @param {number} count
 * @param {number} seed
 */
export function sample(ids, count, seed) {
  const next = random(seed);
  const left = [...ids];
  /** @type {string[]} */
  const picked = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(next() * left.length), 1));
  }
  return picked;
}
