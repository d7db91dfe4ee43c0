import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const first = 'a'.repeat(64);
const second = 'b'.repeat(64);

test('what was encrypted can be read again, and only for its purpose', () => {
  const { encrypt, decrypt, isCurrent } = createEncryption([first]);
  const stored = encrypt('GEZDGNBVGY3TQOJQ', 'second-factor:7');
  expect(stored).not.toContain('GEZDGNBV');
  expect(decrypt(stored, 'second-factor:7')).toBe('GEZDGNBVGY3TQOJQ');
  expect(decrypt(stored, 'second-factor:8')).toBeNull();
  expect(isCurrent(stored)).toBe(true);
  expect(encrypt('GEZDGNBVGY3TQOJQ', 'second-factor:7')).not.toBe(stored);
});

test('after a rotation the old key still reads, and the new one writes', () => {
  const before = createEncryption([first]);
  const rotated = createEncryption([second, first]);
  const after = createEncryption([second]);
  const stored = before.encrypt('key', 'signing');
  expect(rotated.decrypt(stored, 'signing')).toBe('key');
  expect(rotated.isCurrent(stored)).toBe(false);
  expect(after.decrypt(stored, 'signing')).toBeNull();
  expect(after.decrypt(rotated.encrypt('key', 'signing'), 'signing')).toBe('key');
});

test('a value from before there was a key is its own text', () => {
  const { decrypt, isCurrent } = createEncryption([first]);
  expect(decrypt('GEZDGNBVGY3TQOJQ', 'second-factor:7')).toBe('GEZDGNBVGY3TQOJQ');
  expect(isCurrent('GEZDGNBVGY3TQOJQ')).toBe(false);
});

test.each([
  [
    'a changed letter',
    (stored: string) => stored.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
  ],
  ['a cut end', (stored: string) => stored.slice(0, 30)],
  ['no bytes', (stored: string) => stored.slice(0, 14)],
  ['no key id', () => 'enc1:'],
])('refuses %s', (_, damage) => {
  const { encrypt, decrypt } = createEncryption([first]);
  expect(
    decrypt(damage(encrypt('a longer secret of nine bytes', 'signing')), 'signing'),
  ).toBeNull();
});
