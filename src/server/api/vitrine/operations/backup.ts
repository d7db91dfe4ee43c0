import { startBackup } from '#server/platform/backup/backup-job.ts';
import { type BackupPlan, backupPlan } from '#server/platform/backup/backup-plan.ts';
import { readBackupStatus } from '#server/platform/backup/backup-status.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type BackupState, backupResponse } from '#wire/vitrine/backup.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const permission = 'manage-security';
const MINUTE = 60_000;

const off: RestError = {
  code: 'vitrine_rest_backup_off',
  message: 'Backups are not set up: set BACKUP_DIR to a folder or a bucket and restart the shop.',
  status: 409,
};

const NO_SCHEDULE: BackupState = {
  schedule: null,
  last: null,
  running: false,
  step: null,
  percent: null,
  problem: '',
  overdue: false,
};

async function readState(ctx: ShopContext, plan: BackupPlan): Promise<BackupState> {
  const { last, schedule, problem, isOverdue } = await readBackupStatus(ctx.db, plan, ctx.now);
  // One that is due is begun within a second.
  const isRunning = schedule !== null && (schedule.isRunning || schedule.runAt <= ctx.now);
  return {
    schedule: {
      place: plan.target.place,
      every_minutes: plan.everyMs / MINUTE,
      keep: plan.keep,
      key: plan.key?.fingerprint ?? null,
      next_at: schedule && !isRunning ? momentText(schedule.runAt) : null,
    },
    last: last && {
      name: last.name,
      at: momentText(last.at),
      bytes: last.bytes,
      encrypted: last.isEncrypted,
    },
    running: isRunning,
    step: schedule?.progress?.step ?? null,
    percent: schedule?.progress?.percent ?? null,
    problem,
    overdue: isOverdue,
  };
}

const read = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'The last backup of the shop, and when the next one is made',
  params: {},
  answer: { schema: backupResponse },
  async handle(_, { ctx }) {
    const { plan } = backupPlan.of(ctx);
    return found(plan ? await readState(ctx, plan) : NO_SCHEDULE);
  },
});

const start = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Make a backup now; one that is under way is not started again',
  params: {},
  answer: { schema: backupResponse },
  async handle(_, { ctx, manager }) {
    const { plan } = backupPlan.of(ctx);
    if (!plan) return refused(off);
    await changeAs(ctx, manager, async (change) => {
      const isStarted = await startBackup(change.ctx.db, ctx.now);
      const id = 'backup';
      const after = { run_at: momentText(ctx.now) };
      if (isStarted) {
        await change.record({ resource: 'job', id, action: 'updated', before: null, after });
      }
      return { ok: true };
    });
    return found(await readState(ctx, plan));
  },
});

export const backupRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/backup', methods: { GET: read, POST: start } },
];
