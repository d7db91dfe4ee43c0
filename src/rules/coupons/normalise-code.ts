/**
 * Codes are compared without case and surrounding blanks: normaliseCode('  Welcome10 ') is
 * 'welcome10'.
 */
export function normaliseCode(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Longer codes are not looked up. */
export const MAX_CODE_LENGTH = 64;

/**
 * Whether a normalised code is possible: no comma, which separates codes in a link, and no control
 * character.
 */
export function isCode(code: string): boolean {
  return code.length <= MAX_CODE_LENGTH && /^[^\p{Cc},]+$/u.test(code);
}
