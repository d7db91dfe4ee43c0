// How many people look at a product. In mode `random` the number is generated: it starts between 10
// and 30 and moves by 1 to 3 every 3 to 8 seconds. In mode `measured` it is counted by the shop.
// Example: 12, two seconds later 14, then 13. Set to increase it only grows: 12, 14, 17.

export const VIEWER_MODES = ['measured', 'random'] as const;
export const VIEWER_DIRECTIONS = ['random', 'increase'] as const;

export interface RandomViewers {
  start: readonly [from: number, to: number];
  step: readonly [from: number, to: number];
  /** Seconds between two changes. */
  pause: readonly [from: number, to: number];
  direction: (typeof VIEWER_DIRECTIONS)[number];
}

/** In [0, 1), as Math.random. */
export type Chance = () => number;

function between(chance: Chance, [from, to]: readonly [number, number]): number {
  return Math.min(from, to) + Math.floor(chance() * (Math.abs(to - from) + 1));
}

export function firstViewers({ start }: RandomViewers, chance: Chance): number {
  return Math.max(1, between(chance, start));
}

export function nextViewers(rule: RandomViewers, count: number, chance: Chance): number {
  const step = between(chance, rule.step);
  const up = rule.direction === 'increase' || chance() < 0.5;
  return Math.max(1, up ? count + step : count - step);
}

/** Milliseconds until the number changes. */
export function viewersPause({ pause }: RandomViewers, chance: Chance): number {
  return between(chance, pause) * 1000;
}

/** A measured number below the minimum is not shown. */
export function visibleViewers(count: number, minimum: number): number | null {
  return count >= Math.max(1, minimum) ? count : null;
}
