import { expect, test } from 'vitest';
import { codeOfStep, decodeBase32, encodeBase32, getStep, matchTotp, totpAddress } from './totp.ts';

const secret = encodeBase32(Buffer.from('12345678901234567890'));

// The table of RFC 6238, appendix B, its last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(codeOfStep(secret, getStep(seconds * 1000))).toBe(code);
});

test('base 32 there and back', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  for (const text of ['', 'a', 'ab', 'abc', 'abcd', 'abcde', 'zß🕯']) {
    expect(decodeBase32(encodeBase32(Buffer.from(text))).toString()).toBe(text);
  }
});

test('half a minute off is close enough, a minute is not, and no code works twice', () => {
  const now = 1_234_567_890_000;
  const at = (steps: number) => codeOfStep(secret, getStep(now) + steps);
  for (const near of [-1, 0, 1]) {
    expect(matchTotp(secret, at(near), now, 0)).toBe(getStep(now) + near);
  }
  for (const far of [-2, 2]) expect(matchTotp(secret, at(far), now, 0)).toBeNull();
  expect(matchTotp(secret, at(0), now, getStep(now))).toBeNull();
  expect(matchTotp(secret, ` ${at(0).slice(0, 3)} ${at(0).slice(3)} `, now, 0)).not.toBeNull();
  for (const bad of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) {
    expect(matchTotp(secret, bad, now, 0)).toBeNull();
  }
});

test('the address an app reads names shop and account', () => {
  expect(totpAddress('ABC', 'Hearth & Hand', 'ann@example.com')).toBe(
    'otpauth://totp/Hearth%20%26%20Hand:ann%40example.com?secret=ABC&issuer=Hearth%20%26%20Hand&digits=6&period=30',
  );
});
