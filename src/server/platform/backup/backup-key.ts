import { hkdfSync } from 'node:crypto';

// The key that backups are encrypted with, BACKUP_KEY: 32 random bytes as 64 hexadecimal digits. It is
// random already, so keys for a purpose are derived by HKDF.

export const BACKUP_KEY_FORM = /^[0-9a-f]{64}$/i;

export interface BackupKey {
  /** Tells keys apart, and says nothing about the key. */
  readonly fingerprint: string;
  /** With another salt for each backup: no two files are encrypted with the same key. */
  derive(salt: Buffer, purpose: string): Buffer;
}

const KEY_BYTES = 32;
const FINGERPRINT_BYTES = 8;
const FINGERPRINT_PURPOSE = 'vitrine key fingerprint';

export function createBackupKey(hex: string): BackupKey {
  const key = Buffer.from(hex, 'hex');
  const derive = (salt: Buffer, purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, purpose, bytes));
  return {
    fingerprint: derive(Buffer.alloc(0), FINGERPRINT_PURPOSE, FINGERPRINT_BYTES).toString('hex'),
    derive: (salt, purpose) => derive(salt, `vitrine backup ${purpose}`, KEY_BYTES),
  };
}
