import { ageInUnits } from '#rules/dates/age.ts';
import { listStaff } from '#server/accounts/managing/staff.ts';
import { loadMailState } from '#server/emails/mail-servers/mail-delivery.ts';
import { backupPlan } from '#server/platform/backup/backup-plan.ts';
import { readBackupStatus } from '#server/platform/backup/backup-status.ts';
import { CDN_PURGE_JOB } from '#server/platform/cdn/purge-job.ts';
import { handleTime } from '#server/platform/database/handle-time.ts';
import { countByKind, countOverdue, hasFailed } from '#server/platform/jobs/manage-jobs.ts';
import { recentFaults } from '#server/platform/manager-log/recent-faults.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type HealthWords, healthWords } from './health-words.ts';

type Verdict = 'good' | 'attention' | 'bad';

interface Check {
  id: string;
  status: Verdict;
  message: string;
  /** What to do; empty where nothing is. */
  advice: string;
}

interface Health {
  status: Verdict;
  verdict: string;
  checks: Check[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SLOW_MS = 500;
const MAX_LAG_SECONDS = 60;

/** The worst check decides. */
export async function checkHealth(ctx: ShopContext, origin: string): Promise<Health> {
  const words = healthWords(ctx.settings);
  const checks = [
    await database(ctx, words),
    ...replica(ctx, words),
    ...(await jobs(ctx, words)),
    ...(await mail(ctx, words)),
    ...(await cdn(ctx, words)),
    await settings(ctx, words),
    await faults(ctx, words),
    ...(await backups(ctx, words)),
    await people(ctx, words),
    connection(origin, words),
  ];
  const worst = (['bad', 'attention'] as const).find((status) =>
    checks.some((check) => check.status === status),
  );
  const status = worst ?? 'good';
  return { status, verdict: words(`health.${status}`), checks };
}

function check(
  id: string,
  { worst, message, advice }: { worst: Verdict | null; message: string; advice: string },
): Check {
  return { id, status: worst ?? 'good', message, advice: worst === null ? '' : advice };
}

async function database({ db }: ShopContext, words: HealthWords): Promise<Check> {
  const took = await handleTime(db);
  return check('database', {
    worst: took > SLOW_MS ? 'attention' : null,
    message: words('health.database', { took }),
    advice: words('health.database.advice'),
  });
}

/** None where the shop has none. */
function replica({ reads }: ShopContext, words: HealthWords): Check[] {
  const state = reads.state();
  if (!state) return [];
  const { isAway, lag } = state;
  const isBehind = lag.seconds > MAX_LAG_SECONDS;
  const behind = words('health.replica.behind', { count: lag.seconds });
  return [
    check('replica', {
      worst: isAway || isBehind ? 'attention' : null,
      message: isAway ? words('health.replica.away') : isBehind ? behind : words('health.replica'),
      advice: words('health.replica.advice'),
    }),
  ];
}

async function jobs({ db, now }: ShopContext, words: HealthWords): Promise<Check[]> {
  const dead = (await countByKind(db)).filter(({ state }) => state === 'dead');
  const count = dead.reduce((all, each) => all + each.count, 0);
  const emails = dead.some(({ kind }) => kind === 'email');
  const late = await countOverdue(db, now - 10 * MINUTE);
  const failed = words(emails ? 'health.jobsDead.emails' : 'health.jobsDead', { count });
  return [
    check('jobs-dead', {
      worst: count > 0 ? 'attention' : null,
      message: count > 0 ? failed : words('health.jobsDead.none'),
      advice: words('health.jobsDead.advice'),
    }),
    check('jobs-late', {
      worst: late > 0 ? 'bad' : null,
      message: late > 0 ? words('health.jobsLate', { count: late }) : words('health.jobsLate.none'),
      advice: words('health.jobsLate.advice'),
    }),
  ];
}

/** Only where emails do not leave the machine. */
async function mail(ctx: ShopContext, words: HealthWords): Promise<Check[]> {
  const { trouble, server, error } = await loadMailState(ctx);
  if (trouble === null) return [];
  return [
    check('mail', {
      worst: 'bad',
      message: words(`health.mail.${trouble}`, { server: server ?? '', error }),
      advice: words('health.mail.advice'),
    }),
  ];
}

/** Only while a purge fails: whether there is a CDN is not known here. */
async function cdn({ db }: ShopContext, words: HealthWords): Promise<Check[]> {
  if (!(await hasFailed(db, CDN_PURGE_JOB))) return [];
  return [
    check('cdn', {
      worst: 'attention',
      message: words('health.cdn'),
      advice: words('health.cdn.advice'),
    }),
  ];
}

async function settings({ db }: ShopContext, words: HealthWords): Promise<Check> {
  const unreadable: string[] = [];
  await readSettings(db, ({ name }) => unreadable.push(name));
  const isBroken = unreadable.length > 0;
  return check('settings', {
    worst: isBroken ? 'attention' : null,
    message: isBroken
      ? words('health.settings', { names: unreadable.join(', ') })
      : words('health.settings.none'),
    advice: words('health.settings.advice'),
  });
}

/** Such as a formula of an option form that fails. */
async function faults({ db, now }: ShopContext, words: HealthWords): Promise<Check> {
  const rows = await recentFaults(db, { since: now - DAY, limit: 5 });
  const list = rows.map(({ code, subject }) => `${code} (${subject})`).join(', ');
  return check('faults', {
    worst: rows.length > 0 ? 'attention' : null,
    message: rows.length > 0 ? words('health.faults', { list }) : words('health.faults.none'),
    advice: words('health.faults.advice'),
  });
}

/** None where no schedule is set: a shop may be backed up in another way. */
async function backups(ctx: ShopContext, words: HealthWords): Promise<Check[]> {
  const { plan } = backupPlan.of(ctx);
  if (!plan) return [];
  const { last, problem, isOverdue } = await readBackupStatus(ctx.db, plan, ctx.now);
  return [
    check('backup', {
      worst: isOverdue || problem !== '' ? 'attention' : null,
      message: last
        ? words('health.backup', { age: ageText(last.at, ctx) })
        : words('health.backup.none'),
      advice: problem || words('health.backup.advice'),
    }),
  ];
}

function ageText(at: number, { now, settings }: ShopContext): string {
  const [count, unit] = ageInUnits(at, now);
  return new Intl.RelativeTimeFormat(settings['shop.locale']).format(-count, unit);
}

async function people({ db }: ShopContext, words: HealthWords): Promise<Check> {
  const staff = await listStaff(db);
  const open = staff.filter(({ invited, secondFactor, passkeys }) => {
    return !invited && !secondFactor && passkeys === 0;
  });
  const count = open.length;
  return check('second-factor', {
    worst: count > 0 ? 'attention' : null,
    message:
      count > 0
        ? words('health.secondFactor', { count, all: staff.length })
        : words('health.secondFactor.none'),
    advice: words('health.secondFactor.advice'),
  });
}

function connection(origin: string, words: HealthWords): Check {
  const isSecure = origin.startsWith('https:');
  return check('https', {
    worst: isSecure ? null : 'attention',
    message: words(isSecure ? 'health.https.none' : 'health.https'),
    advice: words('health.https.advice'),
  });
}
