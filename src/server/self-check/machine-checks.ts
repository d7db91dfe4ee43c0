import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { failed, good } from '#rules/self-check/finding.ts';
import {
  judgeBackup,
  judgeClock,
  judgeDisk,
  judgeFolder,
  judgeJobs,
  judgeKeys,
} from '#rules/self-check/judge-machine.ts';
import { encryptApiSecretsAgain } from '#server/accounts/api-keys/encrypt-again.ts';
import { encryptTotpKeysAgain } from '#server/accounts/security/totp-key.ts';
import { backupPlan } from '#server/platform/backup/backup-plan.ts';
import { readBackupStatus } from '#server/platform/backup/backup-status.ts';
import { handleTime } from '#server/platform/database/handle-time.ts';
import { countDead, countOverdue } from '#server/platform/jobs/manage-jobs.ts';
import { encryptSettingsAgain } from '#server/settings/secret-settings.ts';
import { encryptWebhookSecretsAgain } from '#server/webhooks/encrypt-again.ts';
import type { Check, CheckRequest } from './check.ts';
import { findRun, moveOn } from './runs.ts';

const MINUTE = 60_000;
const SLOW_MS = 500;

const database: Check = {
  ids: ['database'],
  async run({ ctx, parts, runId }) {
    const current = `probe ${randomBytes(4).toString('hex')}`;
    await moveOn(ctx.db, runId, parts.now(), { current });
    const read = await findRun(ctx.db, runId);
    await moveOn(ctx.db, runId, parts.now(), { current: 'database' });
    if (read?.current !== current) {
      const message = 'What was written to the database was not there when it was read.';
      return { database: failed(message, 'Check the database server and its replicas.') };
    }
    const took = await handleTime(ctx.db);
    if (took > SLOW_MS) {
      const message = `The database answers, but took ${Math.round(took)} ms for a small query.`;
      return { database: failed(message, 'Check the load of the database server.') };
    }
    return { database: good('The database can be written and read.') };
  },
};

const clock: Check = {
  ids: ['clock'],
  async run({ ctx, parts, client }) {
    const date = client && (await client.send('/healthz')).headers.get('date');
    const serverMs = date ? Date.parse(date) + 500 - parts.now() : null;
    return { clock: judgeClock({ databaseMs: await databaseLead(ctx, parts), serverMs }) };
  },
};

/** SQLite has no clock of its own. */
async function databaseLead(
  { db }: CheckRequest['ctx'],
  { config, now }: CheckRequest['parts'],
): Promise<number | null> {
  if (config.database.engine === 'sqlite') return null;
  const { rows } = await sql<{ at: number | string }>`
    select extract(epoch from clock_timestamp()) * 1000 as at
  `.execute(db);
  return rows[0] ? Number(rows[0].at) - now() : null;
}

const storage: Check = {
  ids: ['storage'],
  async run({ ctx, record }) {
    const bytes = randomBytes(100_000);
    const name = `self-check/${randomBytes(16).toString('hex')}`;
    await record({ kind: 'file', value: name });
    await ctx.storage.put(name, bytes);
    const read = await ctx.storage.get(name);
    await ctx.storage.remove(name);
    const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
    if (read === null || hash(read) !== hash(bytes)) {
      const message = 'A file that was stored came back changed, or not at all.';
      return { storage: failed(message, 'Check the disk or the bucket that holds the files.') };
    }
    if ((await ctx.storage.get(name)) !== null) {
      const message = 'A file that was deleted is still there.';
      return { storage: failed(message, 'Check the rights of the bucket or folder.') };
    }
    return { storage: good('Files can be stored, read and deleted.') };
  },
};

const disk: Check = {
  ids: ['disk'],
  async run({ parts }) {
    const { bavail, bsize } = await statfs(parts.config.dataDir);
    return { disk: judgeDisk(bavail * bsize) };
  },
};

const OTHERS = 0o077;

const folder: Check = {
  ids: ['folder'],
  async run({ parts }) {
    const { dataDir } = parts.config;
    const isOpen = (path: string) =>
      ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;
    // Nothing in a closed folder can be reached.
    const open = isOpen(dataDir)
      ? ['the folder itself', ...readdirSync(dataDir).filter((name) => isOpen(join(dataDir, name)))]
      : [];
    return { folder: judgeFolder(open) };
  },
};

const keys: Check = {
  ids: ['keys'],
  async run({ ctx }) {
    const settings = await encryptSettingsAgain(ctx);
    const apiKeys = await encryptApiSecretsAgain(ctx);
    const webhooks = await encryptWebhookSecretsAgain(ctx);
    const factors = await encryptTotpKeysAgain(ctx);
    const list = (what: string, unreadable: readonly unknown[]) =>
      unreadable.length > 0 ? [`${what} ${unreadable.join(', ')}`] : [];
    return {
      keys: judgeKeys([
        ...list('the setting', settings.unreadable),
        ...list('the secret of API key', apiKeys.unreadable),
        ...list('the secret of webhook', webhooks.unreadable),
        ...list('the second factor of account', factors.unreadable),
      ]),
    };
  },
};

const jobs: Check = {
  ids: ['jobs'],
  async run({ ctx: { db }, parts }) {
    const late = await countOverdue(db, parts.now() - 10 * MINUTE);
    return { jobs: judgeJobs({ dead: await countDead(db), late }) };
  },
};

const backup: Check = {
  ids: ['backup'],
  async run({ ctx, parts }) {
    const { plan } = backupPlan.of(ctx);
    if (!plan) {
      const none = { ageMs: null, isOverdue: false, problem: '', hasSchedule: false };
      return { backup: judgeBackup(none) };
    }
    const { last, isOverdue, problem } = await readBackupStatus(ctx.db, plan, parts.now());
    const ageMs = last && parts.now() - last.at;
    return { backup: judgeBackup({ ageMs, isOverdue, problem, hasSchedule: true }) };
  },
};

export const MACHINE_CHECKS: readonly Check[] = [
  database,
  clock,
  storage,
  disk,
  folder,
  keys,
  jobs,
  backup,
];
