import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatedBackup } from '#rules/backups/retention.ts';
import { isRetryable } from '../database/failures.ts';
import { errorCode } from '../error-code.ts';
import { lockFile } from '../file-lock.ts';
import { makeFolder } from '../make-folder.ts';
import { StartProblem } from '../start-problem.ts';
import { backupName, backupTime, newestFirst } from './backup-name.ts';
import type { BackupDraft, BackupTarget } from './backup-target.ts';
import { digestContent } from './digest.ts';
import { folderSource } from './folder-source.ts';
import { MANIFEST_FILE, type Manifest, manifestText } from './manifest.ts';
import { writeContent } from './write-content.ts';

// Backups in a folder, each a folder of its own: the database, the files and the manifest. It has the name
// of a draft until it is complete. Whoever writes holds a lock on a file in the folder, so that a draft
// which is there when the lock is taken has no writer any more.

const LOCK = '.vitrine-backup-lock';
const PATIENCE_MS = 100;
const DRAFT_NAME = /^\.vitrine-[0-9a-f]{8}\.part$/;

export function folderTarget(folder: string): BackupTarget {
  return {
    place: folder,
    lock: () => lockFolder(folder),
    begin: async () => beginDraft(folder),
    list: () => listBackups(folder),
    readManifest: (name) => folderSource(join(folder, name)).readManifest(),
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
  };
}

async function lockFolder(folder: string): Promise<() => void> {
  const names = await readNames(folder);
  const unlock = lockOrRefuse(folder);
  try {
    const drafts = names.filter((name) => DRAFT_NAME.test(name));
    for (const name of drafts) await rm(join(folder, name), { recursive: true, force: true });
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    // It is not created here: where a disk is not mounted, another one would be filled.
    throw new StartProblem(
      `The backup folder ${folder} does not exist: create it, or mount its disk.`,
      { cause: error },
    );
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
      await stat(join(draft, manifest.database.path));
      await writeFile(join(draft, MANIFEST_FILE), manifestText(manifest), {
        mode: 0o600,
        flush: true,
      });
      const name = await freeName(folder, manifest.createdAt);
      await rename(draft, join(folder, name));
      return name;
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
}

/** Two within a second get a number behind the name. */
async function freeName(folder: string, createdAt: string): Promise<string> {
  const names = new Set(await readdir(folder));
  const name = backupName(createdAt);
  let nth = 1;
  while (names.has(nth === 1 ? name : `${name}-${nth}`)) nth += 1;
  return nth === 1 ? name : `${name}-${nth}`;
}

/** By name, so that many can be listed at little cost; one without a manifest is none. */
async function listBackups(folder: string): Promise<DatedBackup[]> {
  const complete: DatedBackup[] = [];
  for (const name of await readNames(folder)) {
    const at = backupTime(name);
    if (at !== null && (await hasManifest(join(folder, name)))) complete.push({ name, at });
  }
  return newestFirst(complete);
}

async function hasManifest(folder: string): Promise<boolean> {
  try {
    const found = await stat(join(folder, MANIFEST_FILE));
    return found.isFile() && found.size > 0;
  } catch {
    return false;
  }
}
