import { randomInt } from 'node:crypto';
import type { DatedBackup } from '#rules/backups/retention.ts';
import type { Bucket } from '../storage/s3/s3-bucket.ts';
import { StorageAway } from '../storage/storage-away.ts';
import { describeTarget, type S3Target } from '../storage/storage-target.ts';
import { backupName, backupTime, newestFirst } from './backup-name.ts';
import type { BackupDraft, BackupTarget } from './backup-target.ts';
import { bucketSource, openBackupBucket } from './bucket-source.ts';
import { digestContent } from './digest.ts';
import { MANIFEST_FILE, manifestText } from './manifest.ts';

// Backups in a bucket, with the same objects as a folder has files, so that a downloaded one is restored
// like one that was made in a folder. S3 can neither rename nor lock: a backup is none until its manifest
// is there, which is put last, and a random number in its name tells apart two of the same second.

/** Without a manifest and without a new object for so long, a backup has no writer any more. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
/** Every screen of the admin reads the list. */
const LIST_VALID_MS = 10_000;
const DRAFT_NAME = /-\d{6}$/;

export function bucketTarget(target: S3Target): BackupTarget {
  const place = describeTarget(target);
  const bucket = openBackupBucket(target);
  const catalog = createCatalog(bucket);
  return {
    place,
    async lock() {
      await removeAbandoned(await bucket(), Date.now() - ABANDONED_MS);
      return () => undefined;
    },
    begin: async (createdAt) => {
      const name = `${backupName(createdAt)}-${randomInt(100_000, 1_000_000)}`;
      const draft = createDraft(await bucket(), { name, place });
      return { ...draft, complete: (manifest) => draft.complete(manifest).finally(catalog.purge) };
    },
    list: catalog.list,
    readManifest: (name) =>
      bucketSource({ ...target, prefix: joinPrefix(target.prefix, name) }).readManifest(),
    async remove(name) {
      catalog.purge();
      await removeBackup(await bucket(), name);
    },
  };
}

const joinPrefix = (prefix: string, name: string) => (prefix === '' ? name : `${prefix}/${name}`);

function createDraft(
  bucket: Bucket,
  { name, place }: { name: string; place: string },
): BackupDraft {
  return {
    async write(path, content) {
      const digested = digestContent(content);
      await bucket.put(`${name}/${path}`, { stream: digested.content, size: null });
      return digested.digest();
    },
    async complete(manifest) {
      if (!(await bucket.open(`${name}/${manifest.database.path}`))) {
        throw new StorageAway(`The backup in ${place} was removed while it was written.`);
      }
      await bucket.put(`${name}/${MANIFEST_FILE}`, Buffer.from(manifestText(manifest)));
      return name;
    },
    discard: () => removeBackup(bucket, name),
  };
}

/** Which backups are complete. One that is stays so until it is removed, and is asked for once. */
function createCatalog(bucket: () => Promise<Bucket>) {
  const complete = new Set<string>();
  let listed: { readonly until: number; readonly backups: Promise<DatedBackup[]> } | null = null;
  async function read(): Promise<DatedBackup[]> {
    const opened = await bucket();
    const found: DatedBackup[] = [];
    for (const name of await opened.listFolders()) {
      const at = backupTime(name);
      if (at === null) continue;
      if (!complete.has(name) && !(await opened.open(`${name}/${MANIFEST_FILE}`))) continue;
      complete.add(name);
      found.push({ name, at });
    }
    return newestFirst(found);
  }
  return {
    list() {
      if (listed === null || performance.now() > listed.until) {
        listed = { until: performance.now() + LIST_VALID_MS, backups: read() };
      }
      return listed.backups;
    },
    purge() {
      listed = null;
    },
  };
}

/** The manifest first: what is left of one that is removed is no backup. */
async function removeBackup(bucket: Bucket, name: string): Promise<void> {
  await bucket.remove(`${name}/${MANIFEST_FILE}`);
  for await (const entry of bucket.list(`${name}/`)) await bucket.remove(entry.name);
}

async function removeAbandoned(bucket: Bucket, before: number): Promise<void> {
  for (const name of await bucket.listFolders()) {
    if (backupTime(name) === null || !DRAFT_NAME.test(name)) continue;
    if (await bucket.open(`${name}/${MANIFEST_FILE}`)) continue;
    if ((await lastWritten(bucket, name)) < before) await removeBackup(bucket, name);
  }
}

async function lastWritten(bucket: Bucket, name: string): Promise<number> {
  let last = 0;
  for await (const { modified } of bucket.list(`${name}/`)) last = Math.max(last, modified);
  return last;
}
