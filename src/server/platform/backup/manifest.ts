import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { KEY_FILE } from '../encryption/encryption-keys.ts';
import { StartProblem } from '../start-problem.ts';
import type { BackupKey } from './backup-key.ts';

// What a backup consists of, in its file `manifest.json`: each file with its length and hash. It is
// written last, so a folder without one is not a backup. Lengths and hashes are those of the files as they
// are stored, so that an encrypted backup is compared with its manifest without the key.

export const MANIFEST_FILE = 'manifest.json';
/** The folder of a backup that holds the files of the data folder. */
export const FILES_FOLDER = 'files';

/** A path below a folder that cannot lead out of it. */
const relativePath = z
  .string()
  .max(1000)
  .regex(/^[^/\\\0]+(\/[^/\\\0]+)*$/)
  .refine((path) => !path.split('/').some((part) => part === '..' || part === '.'))
  // The key is in no backup: one that names it would replace the key of the place it is restored to.
  .refine((path) => path.split('/')[0] !== KEY_FILE);

const storedFile = z.object({
  path: relativePath,
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));

const encryption = z.object({
  cipher: z.literal('aes-256-gcm'),
  /** The fingerprint of the key. */
  key: hex(16),
  salt: hex(32),
  /** Of all else in the manifest: another list of files is refused. */
  mac: hex(64),
});

const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  /** The schema of the tables; null on SQLite. */
  schema: z.string().max(63).nullable(),
  createdAt: z.iso.datetime(),
  /** Null where the files are stored as they are. */
  encryption: encryption.nullable(),
  database: storedFile,
  files: z.array(storedFile),
});

export type Manifest = z.output<typeof manifest>;
export type StoredFile = z.output<typeof storedFile>;

/** Where a file of the shop is in a backup. */
export const filePath = ({ path }: Pick<StoredFile, 'path'>) => `${FILES_FOLDER}/${path}`;

export function storedBytes({ database, files }: Manifest): number {
  return files.reduce((sum, { bytes }) => sum + bytes, database.bytes);
}

/** The same for what is written and for what is read, which has the order of the schema. */
function manifestMac(value: Manifest, salt: Buffer, key: BackupKey): Buffer {
  const { encryption: _, ...others } = manifest.parse(value);
  return createHmac('sha256', key.derive(salt, 'manifest')).update(JSON.stringify(others)).digest();
}

/** The manifest of a backup whose files were encrypted with this key and salt. */
export function signManifest(value: Manifest, salt: Buffer, key: BackupKey): Manifest {
  const mac = manifestMac(value, salt, key).toString('hex');
  const { fingerprint } = key;
  const signed = {
    cipher: 'aes-256-gcm',
    key: fingerprint,
    salt: salt.toString('hex'),
    mac,
  } as const;
  return { ...value, encryption: signed };
}

export function isAuthentic(value: Manifest, key: BackupKey): boolean {
  if (value.encryption === null) return false;
  const salt = Buffer.from(value.encryption.salt, 'hex');
  return timingSafeEqual(manifestMac(value, salt, key), Buffer.from(value.encryption.mac, 'hex'));
}

export const manifestText = (value: Manifest) => `${JSON.stringify(value, null, 1)}\n`;

/** The manifest of the backup at a place; null for a place without one. */
export function parseManifest(text: string | null, place: string): Manifest {
  if (text === null) {
    throw new StartProblem(`${place} is not a backup: it has no ${MANIFEST_FILE}.`);
  }
  const parsed = manifest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new StartProblem(
    `${place}/${MANIFEST_FILE} cannot be read: it is not the manifest of a backup.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
