// Telephone numbers are found from the beginning of any of their groups, however they are written.
// Example: +1 (503) 555-0100 is stored as 15035550100, 5035550100, 5550100 and 0100; "503.555" is searched
// for as 503555 and finds it.

/** Under what a number is stored. */
export function phoneStarts(phone: string): string[] {
  const groups = phone.match(/\d+/g) ?? [];
  return groups.map((_, at) => groups.slice(at).join(''));
}

const FEWEST_DIGITS = 3;

/** The digits where a search is (the beginning of) a number; else the search as it is. */
export function searchedPhone(search: string): string {
  const digits = search.replace(/\D/g, '');
  return /^[\d\s+()./-]+$/.test(search) && digits.length >= FEWEST_DIGITS ? digits : search;
}
