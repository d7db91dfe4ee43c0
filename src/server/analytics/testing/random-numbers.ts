/** The same numbers each time, so that a failure can be looked at: each from 0 to less than `most`. */
export function randomNumbers(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * max);
  };
}
