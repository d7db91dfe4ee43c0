import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { KEY_FILE } from '../encryption/encryption-keys.ts';
import { errorCode } from '../error-code.ts';
import { StartProblem } from '../start-problem.ts';

// What a backup consists of, in its file `manifest.json`: each file with its length and hash. It is
// written last, so a folder without one is not a backup.

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

const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  /** The schema of the tables; null on SQLite. */
  schema: z.string().max(63).nullable(),
  createdAt: z.iso.datetime(),
  database: storedFile,
  files: z.array(storedFile),
});

export type Manifest = z.output<typeof manifest>;
export type StoredFile = z.output<typeof storedFile>;

export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST_FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR') throw error;
    throw new StartProblem(`${folder} is not a backup: it has no ${MANIFEST_FILE}.`, {
      cause: error,
    });
  }
  const parsed = manifest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new StartProblem(`${file} cannot be read: it is not the manifest of a backup.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
