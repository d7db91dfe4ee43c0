import type { AttackedShop } from './attacked-shop.ts';

/** `short` runs in `npm test`, `full` is what was measured. */
export type AttackSize = 'short' | 'full';

/** A fault that was found once, and the requests that showed it. */
export interface Attack {
  /** Its place in the list of faults, which is also the beginning of its file's name. */
  line: number;
  /** What is tried, in one sentence. */
  title: string;
  /** What was measured before the fault was mended. */
  before: string;
  /** Variables that its shop needs beyond those of every attack: it gets a shop of its own then. */
  env?: Readonly<Record<string, string>>;
  run(shop: AttackedShop, size: AttackSize): Promise<AttackResult>;
}

export interface AttackResult {
  held: boolean;
  /** What was measured now, comparable with `before`. */
  figure: string;
}
