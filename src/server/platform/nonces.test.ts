import { describe, expect, it } from 'vitest';
import { checkNonce, makeNonce, makeNonces, NONCE_KINDS } from './nonces.ts';

const secret = 'a'.repeat(64);
const hour = 60 * 60 * 1000;
const noon = Date.UTC(2026, 5, 1, 12);

describe('nonces', () => {
  it('has the four kinds of the contract and one for the Store API', () => {
    expect(NONCE_KINDS).toEqual(['coupon', 'public', 'review', 'rest', 'store']);
    expect(new Set(Object.values(makeNonces(secret, noon))).size).toBe(5);
  });

  it('is accepted through its own half day and the next', () => {
    const nonce = makeNonce(secret, 'public', noon);
    expect(makeNonce(secret, 'public', noon + 12 * hour - 1)).toBe(nonce);
    expect(checkNonce(secret, 'public', nonce, noon + 12 * hour)).toBe(true);
    expect(checkNonce(secret, 'public', nonce, noon + 24 * hour - 1)).toBe(true);
    expect(checkNonce(secret, 'public', nonce, noon + 24 * hour)).toBe(false);
  });

  it('is refused before its time, for another kind, and under another secret', () => {
    const nonce = makeNonce(secret, 'review', noon);
    expect(checkNonce(secret, 'review', nonce, noon - 1)).toBe(false);
    expect(checkNonce(secret, 'coupon', nonce, noon)).toBe(false);
    expect(checkNonce('b'.repeat(64), 'review', nonce, noon)).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a list', ['x']],
    ['a number', 7],
    ['a longer text', 'é'.repeat(20)],
  ])('refuses %s', (_, nonce) => {
    expect(checkNonce(secret, 'rest', nonce, noon)).toBe(false);
  });
});
