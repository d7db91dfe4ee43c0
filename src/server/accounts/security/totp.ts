import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// Codes of an authenticator app (RFC 6238): six digits, a new one every 30 seconds.
// Example: for the secret GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ and the time 59 s the code is 287082.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;

export function encodeBase32(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(value >> bits) & 31];
    }
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text;
}

export function decodeBase32(text: string): Buffer {
  let bits = 0;
  let value = 0;
  const bytes: number[] = [];
  for (const letter of text) {
    value = ((value << 5) | ALPHABET.indexOf(letter)) & 0xffff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
  }
  return Buffer.from(bytes);
}

export function newTotpSecret(): string {
  return encodeBase32(randomBytes(SECRET_BYTES));
}

export function getStep(now: number): number {
  return Math.floor(now / STEP_MS);
}

export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The time step the code belongs to, or null. A clock may be half a minute off either way; a step
 * that was used already, or is before it, never counts again.
 */
export function matchTotp(
  secret: string,
  typed: string,
  now: number,
  usedStep: number,
): number | null {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const digits = Buffer.from(code);
  const around = [0, -1, 1].map((distance) => getStep(now) + distance);
  const matches = around.filter((step) =>
    timingSafeEqual(Buffer.from(codeOfStep(secret, step)), digits),
  );
  return matches.find((step) => step > usedStep) ?? null;
}

/**
 * What an authenticator app reads, from a picture or a link on the phone itself. Spaces are %20: some
 * apps show a plus as one.
 */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${DIGITS}&period=30`;
  return `otpauth://totp/${label}?${query}`;
}
