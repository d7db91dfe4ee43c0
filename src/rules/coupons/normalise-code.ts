/**
 * Codes are compared without regard to case and stray blanks, so that what is read off a card and
 * typed on a phone is found: normaliseCode('  Welcome10 ') is 'welcome10'.
 */
export function normaliseCode(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Longer than any code on a card; more than this is not looked up. */
export const LONGEST_CODE = 64;

/** Whether a normalised code could be one: a comma parts codes in a link, a control character is no letter. */
export function isCode(code: string): boolean {
  return code.length <= LONGEST_CODE && /^[^\p{Cc},]+$/u.test(code);
}
