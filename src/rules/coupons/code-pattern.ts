// Codes of many coupons alike: every # of a pattern becomes a random digit, every ? a letter and every *
// either. Example: 'SPRING-??##' gives SPRING-KM47.

/** Without what is easily mistaken when it is typed from paper: 0 and O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SETS: Readonly<Record<string, string>> = {
  '#': DIGITS,
  '?': LETTERS,
  '*': LETTERS + DIGITS,
};

/** Below one chance in so many, codes could be guessed one after the other. */
export const GUESS_FACTOR = 100;

/** `random` gives numbers from 0 to below 1. */
export function codeFrom(pattern: string, random: () => number): string {
  return [...pattern]
    .map((sign) => {
      const set = SETS[sign];
      return set === undefined ? sign : (set[Math.floor(random() * set.length)] ?? sign);
    })
    .join('');
}

/** How many different codes a pattern has. */
export function codesWithin(pattern: string): number {
  return [...pattern].reduce((sum, sign) => sum * (SETS[sign]?.length ?? 1), 1);
}

/** Whether so many codes can be made that guessing one is still unlikely. */
export function hasRoomFor(pattern: string, count: number): boolean {
  return codesWithin(pattern) >= count * GUESS_FACTOR;
}
