import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatedBackup } from '#rules/backups/retention.ts';
import { isRetryable } from '../database/failures.ts';
import { lockFile } from '../file-lock.ts';
import { makeFolder } from '../make-folder.ts';
import { StartProblem } from '../start-problem.ts';
import type { BackupDraft, BackupTarget } from './backup-target.ts';
import { digestContent } from './digest.ts';
import { MANIFEST_FILE, type Manifest, readManifest } from './manifest.ts';
import { writeContent } from './write-content.ts';

// Backups in a folder, each a folder of its own: the database, the files and the manifest. It has the name
// of a draft until it is complete. Whoever writes holds a lock on a file in the folder, so that a draft
// which is there when the lock is taken has no writer any more.

const LOCK = '.vitrine-backup-lock';
const PATIENCE_MS = 100;
const DRAFT_NAME = /^\.vitrine-[0-9a-f]{8}\.part$/;
const BACKUP_NAME = /^vitrine-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-\d+)?$/;

export function folderTarget(folder: string): BackupTarget {
  return {
    place: folder,
    lock: () => lockFolder(folder),
    begin: async () => beginDraft(folder),
    list: async () => listBackups(folder),
    readManifest: async (name) => readManifest(join(folder, name)),
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
  };
}

async function lockFolder(folder: string): Promise<() => void> {
  // The disk may not be mounted: a new folder in its place would fill another disk.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartProblem(
      `The backup folder ${folder} does not exist: create it, or mount its disk.`,
    );
  }
  const unlock = lockOrRefuse(folder);
  try {
    const drafts = (await readdir(folder)).filter((name) => DRAFT_NAME.test(name));
    for (const name of drafts) await rm(join(folder, name), { recursive: true, force: true });
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

function lockOrRefuse(folder: string): () => void {
  try {
    return lockFile(join(folder, LOCK), PATIENCE_MS);
  } catch (error) {
    const problem = isRetryable(error)
      ? `Another backup is being written to ${folder}: wait until it is complete.`
      : `The backup folder ${folder} cannot be written: check its rights and its disk.`;
    throw new StartProblem(problem, { cause: error });
  }
}

function beginDraft(folder: string): BackupDraft {
  const draft = join(folder, `.vitrine-${randomBytes(4).toString('hex')}.part`);
  makeFolder(draft);
  return {
    async write(path, content) {
      const digested = digestContent(content);
      await writeContent(join(draft, path), digested.content);
      return digested.digest();
    },
    async complete(manifest: Manifest) {
      // Written first: where it is gone, somebody has removed the draft meanwhile.
      statSync(join(draft, manifest.database.path));
      const text = `${JSON.stringify(manifest, null, 1)}\n`;
      writeFileSync(join(draft, MANIFEST_FILE), text, { mode: 0o600, flush: true });
      const name = freeName(folder, manifest.createdAt);
      renameSync(draft, join(folder, name));
      return name;
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
}

/** Two within a second get a number behind the name. */
function freeName(folder: string, createdAt: string): string {
  const moment = createdAt.replace(/\.\d+Z$/, 'Z').replaceAll(/[-:]/g, '');
  const names = new Set(readdirSync(folder));
  const name = `vitrine-${moment}`;
  let nth = 1;
  while (names.has(nth === 1 ? name : `${name}-${nth}`)) nth += 1;
  return nth === 1 ? name : `${name}-${nth}`;
}

/** By name, so that many can be listed at little cost; one without a manifest is none. */
function listBackups(folder: string): DatedBackup[] {
  return readdirSync(folder)
    .filter((name) => isComplete(join(folder, name)))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .flatMap((name) => {
      const [, ...parts] = BACKUP_NAME.exec(name) ?? [];
      const [year, month, day, hour, minute, second] = parts;
      const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      return Number.isNaN(at) ? [] : [{ name, at }];
    });
}

function isComplete(folder: string): boolean {
  const manifest = statSync(join(folder, MANIFEST_FILE), { throwIfNoEntry: false });
  return manifest?.isFile() === true && manifest.size > 0;
}
