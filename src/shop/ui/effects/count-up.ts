/** The attribute with what is shown while it counts; see effects.css. */
export const COUNTED = 'data-counted';

/** Seconds a number counts for, and what it starts from. */
export const COUNT_UP = { duration: 4, from: 0, decimals: 0 };

export interface Count {
  value: number;
  /** What stands before and after the number. */
  before: string;
  after: string;
  /** Whether its thousands are separated. */
  grouped: boolean;
}

const INTEGER = /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d+/;
const MAX_DIGITS = 15;

/** readCount('over 1,240 mugs') is 1240 between 'over ' and ' mugs'; null without an integer. */
export function readCount(text: string): Count | null {
  const found = INTEGER.exec(text);
  if (!found) return null;
  const digits = found[0].replace(/\D/g, '');
  if (digits.length > MAX_DIGITS) return null;
  return {
    value: Number(digits),
    before: text.slice(0, found.index),
    after: text.slice(found.index + found[0].length),
    grouped: digits !== found[0],
  };
}

/** What it shows after so many seconds, slower towards the end: 1000 after 2 of 4 seconds is 875. */
export function countAt(value: number, seconds: number): number {
  const rest = 1 - Math.min(1, Math.max(0, seconds / COUNT_UP.duration));
  return Math.round(COUNT_UP.from + (value - COUNT_UP.from) * (1 - rest ** 3));
}
