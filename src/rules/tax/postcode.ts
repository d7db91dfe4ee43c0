// Whether a postcode matches one of a tax rate or shipping zone. Case, spaces and hyphens are
// ignored. Three forms: exact (`94107`), wildcards (`94*`), ranges (`94000...94999`, `AB1...AB9`).
// Example: "ab1 2cd" is in AB1...AB9 and "AB12 3CD" is not: AB12 comes after AB9.

/** Maximum length; the text may come from a form. */
const MAX_LENGTH = 32;

/** The last three characters of a British postcode are its inward code, with or without a space. */
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** American postcodes may have four more digits, which are ignored. */
export function plainPostcode(postcode: string, country: string): string {
  const plain = postcode
    .slice(0, MAX_LENGTH)
    .toUpperCase()
    .replace(/[\s-]+/g, '');
  return country === 'US' && /^\d{9}$/.test(plain) ? plain.slice(0, 5) : plain;
}

export type PostcodeFit = 'exact' | 'part' | null;

/** `postcode` is normalised. */
export function postcodeFit(pattern: string, postcode: string): PostcodeFit {
  const normalized = pattern.toUpperCase().replace(/[\s-]+/g, '');
  if (normalized === '' || postcode === '') return null;
  const [low = '', high, ...more] = normalized.split('...');
  if (high !== undefined) {
    return more.length === 0 && inRange(low, high, postcode) ? 'part' : null;
  }
  if (normalized.includes('*')) return fitsWildcard(normalized, postcode) ? 'part' : null;
  return normalized === postcode ? 'exact' : null;
}

/** The most specific match; null where none matches. */
export function bestFit(patterns: readonly string[], postcode: string): PostcodeFit {
  let best: PostcodeFit = null;
  for (const pattern of patterns) {
    const fit = postcodeFit(pattern, postcode);
    if (fit === 'exact') return fit;
    best = fit ?? best;
  }
  return best;
}

function fitsWildcard(pattern: string, postcode: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop() ?? '';
  if (!postcode.startsWith(start)) return false;
  let at = start.length;
  for (const part of rest) {
    const found = postcode.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return postcode.length - end.length >= at && postcode.endsWith(end);
}

function inRange(low: string, high: string, postcode: string): boolean {
  if (low === '' || high === '') return false;
  if (/^\d+$/.test(low) && /^\d+$/.test(high)) {
    // A range of digits is compared with the digits of a Dutch 1012AB.
    const [digits = ''] = /^\d+/.exec(postcode) ?? [];
    const oneLength = low.length === high.length;
    if (digits === '' || (oneLength && digits.length !== low.length)) return false;
    return Number(low) <= Number(digits) && Number(digits) <= Number(high);
  }
  const runs = getRuns(postcode);
  return compareRuns(runs, getRuns(low)) >= 0 && compareRuns(runs, getRuns(high)) <= 0;
}

/**
 * getRuns('AB123CD') is AB, 12, 3, CD: letters and digits separately, the British inward code too.
 */
function getRuns(postcode: string): string[] {
  const [, outer = postcode, inner = ''] = BRITISH.exec(postcode) ?? [];
  return [outer, inner].flatMap((part) => part.match(/\d+|\D+/g) ?? []);
}

/** Compared up to the length of the bound: SW1A 1AA is within SW1...SW9. */
function compareRuns(runs: readonly string[], bound: readonly string[]): number {
  for (const [at, limit] of bound.entries()) {
    const run = runs[at];
    if (run === undefined) return -1;
    const bothDigits = /^\d/.test(run) && /^\d/.test(limit);
    const difference = bothDigits ? Number(run) - Number(limit) : compareText(run, limit);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
