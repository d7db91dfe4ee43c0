import type { Db } from '../database/database.ts';
import { takeCounted } from './counted-limits.ts';

const HOUR = 60 * 60 * 1000;

/**
 * For forms that anyone can send: counts one for each key, and returns false where one of them had so many
 * in the last hour. A limit of 0 is none, a key of '' is not counted.
 */
export async function takeHourly(
  { db, now }: { readonly db: Db; readonly now: number },
  name: string,
  perHour: number,
  keys: readonly string[],
): Promise<boolean> {
  const counted = keys.map((key) => ({ key, max: perHour }));
  return (await takeCounted(db, { name, windowMs: HOUR }, counted, now)).ok;
}
