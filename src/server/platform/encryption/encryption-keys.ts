import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { errorCode } from '../error-code.ts';
import { StartProblem } from '../start-problem.ts';

export const KEY_FILE = 'secret-key';

type KeyConfig = Pick<Config, 'dataDir' | 'secretKey' | 'oldSecretKeys'>;

/**
 * The keys that stored secrets are encrypted with, the current one first. Without SECRET_KEY they are
 * the lines of a file in the data folder, which the first start makes. Where both are there the file
 * still decrypts, so that a shop can change from one to the other.
 */
export function encryptionKeys(config: KeyConfig): [string, ...string[]] {
  const { dataDir, secretKey, oldSecretKeys } = config;
  const file = join(dataDir, KEY_FILE);
  const found = readKeys(file);
  if (secretKey !== undefined) return [secretKey, ...oldSecretKeys, ...(found ?? [])];
  const [current, ...older] = found ?? makeKeys(file);
  if (current === undefined) {
    throw new StartProblem(
      `${file} holds no usable key: restore it from the backup, or set SECRET_KEY.`,
    );
  }
  return [current, ...older, ...oldSecretKeys];
}

/** None where a line of the file is no key; undefined where there is no file. */
function readKeys(file: string): string[] | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
    chmodSync(file, 0o600);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartProblem(`${file} cannot be read: make it readable for the shop's user.`, {
      cause: error,
    });
  }
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  return lines.every((line) => line.length >= 32) ? lines : [];
}

/** Written beside its place and linked into it: of two processes one makes the file, both read it. */
function makeKeys(file: string): string[] {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readKeys(file) ?? [];
}
