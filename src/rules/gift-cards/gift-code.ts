// The code of a gift card: "GC-" and 16 letters and digits in groups of four, without those that look
// alike (I, O, 0, 1). 80 random bits cannot be guessed.
// Example: "gc-7kqm 2w9x-hthr pbda" is typed for GC-7KQM-2W9X-HTHR-PBDA.

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE = /^GC[A-HJ-NP-Z2-9]{16}$/;

/** From 16 random bytes, of each of which five bits count. */
export function getGiftCode(random: Uint8Array): string {
  const letters = Array.from(random.slice(0, 16), (byte) => LETTERS.charAt(byte % LETTERS.length));
  return displayGiftCode(`GC${letters.join('')}`);
}

/** Without what is only for the eye; null for what is no code of a gift card. */
export function readGiftCode(typed: string): string | null {
  if (typed.length > 60) return null;
  const code = typed.toUpperCase().replace(/[\s\-–]/g, '');
  return CODE.test(code) ? code : null;
}

function displayGiftCode(code: string): string {
  return [code.slice(0, 2), ...(code.slice(2).match(/.{4}/g) ?? [])].join('-');
}

/** By what people tell their cards apart. */
export function last(code: string): string {
  return code.slice(-4);
}

/** What a cart calls an applied card, where coupons have their code. */
export function giftName(id: number): string {
  return `gift-${id}`;
}

/** Null for what names no card. */
export function giftId(name: string): number | null {
  const found = /^gift-(\d{1,9})$/.exec(name.trim().toLowerCase());
  return found ? Number(found[1]) : null;
}
