import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { encryptionKeys, KEY_FILE } from './encryption-keys.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const keysFor = (secretKey?: string, ...oldSecretKeys: string[]) =>
  encryptionKeys({ dataDir, secretKey, oldSecretKeys });
const file = () => join(dataDir, KEY_FILE);
const long = (letter: string) => letter.repeat(40);

test('without SECRET_KEY a key is made once, for the owner alone', () => {
  const [key] = keysFor();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(keysFor()).toEqual([key]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  chmodSync(file(), 0o644);
  keysFor();
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('the first line of the file is the current key, the others are older', () => {
  const [old] = keysFor();
  writeFileSync(file(), `${long('n')}\n${readFileSync(file(), 'utf8')}`);
  expect(keysFor()).toEqual([long('n'), old]);
});

test('SECRET_KEY comes first, and the file decrypts what is older', () => {
  const [old] = keysFor();
  expect(keysFor(long('e'), long('o'))).toEqual([long('e'), long('o'), old]);
});

test('with SECRET_KEY no file is made', () => {
  expect(keysFor(long('e'))).toEqual([long('e')]);
  expect(() => statSync(file())).toThrow('ENOENT');
});

test('a damaged file stops the start', () => {
  writeFileSync(file(), 'short\n');
  expect(() => keysFor()).toThrow(StartProblem);
  writeFileSync(file(), '');
  expect(() => keysFor()).toThrow('holds no usable key');
});
