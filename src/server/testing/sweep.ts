/**
 * Sweeps go through all there is of something, which takes long. `npm test` runs a part of each,
 * another one every day, and prints the number that tells which; `npm run test:all` runs them whole.
 * SWEEP_SEED=20410 repeats the part of a day, SWEEP_SEED=all runs all parts.
 */
const todaysSeed = process.env.SWEEP_SEED || String(Math.floor(Date.now() / 86_400_000));

export const sweepIsFull = todaysSeed === 'all';

/**
 * Every `parts`-th item, beginning with another one each day: after as many days each had its turn.
 * Example: sweep([a, b, c, d], 2) is [a, c] on one day and [b, d] on the next.
 */
export function sweep<T>(items: readonly T[], parts: number, seed = todaysSeed): readonly T[] {
  if (seed === 'all') return items;
  if (!/^\d+$/.test(seed)) throw new Error(`SWEEP_SEED is a number or all, not ${seed}`);
  return items.filter((_, index) => (index + Number(seed)) % parts === 0);
}
