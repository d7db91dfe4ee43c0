import { listStaff } from '#server/accounts/staff.ts';
import { countByKind, countOverdue } from '#server/platform/jobs/manage-jobs.ts';
import { recentFaults } from '#server/platform/manager-log/recent-faults.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { readSettings } from '#server/settings/read-settings.ts';

type Verdict = 'good' | 'attention' | 'bad';

interface Check {
  id: string;
  status: Verdict;
  message: string;
}

interface Health {
  status: Verdict;
  verdict: string;
  checks: Check[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SLOW_MS = 500;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  good: 'All is well.',
  attention: 'The shop works, but something needs a look.',
  bad: 'Something is broken and needs to be repaired now.',
};

/** The worst check decides. */
export async function checkHealth(ctx: ShopContext, origin: string): Promise<Health> {
  const checks = [
    await database(ctx),
    ...(await jobs(ctx)),
    await settings(ctx),
    await faults(ctx),
    await people(ctx),
    connection(origin),
  ];
  const worst = (['bad', 'attention'] as const).find((status) =>
    checks.some((check) => check.status === status),
  );
  const status = worst ?? 'good';
  return { status, verdict: VERDICTS[status], checks };
}

async function database({ db }: ShopContext): Promise<Check> {
  const begun = performance.now();
  await db.selectFrom('settings').select('name').limit(1).execute();
  const took = Math.round(performance.now() - begun);
  const message = `The database answers in ${took} ms.`;
  return { id: 'database', status: took > SLOW_MS ? 'attention' : 'good', message };
}

async function jobs({ db, now }: ShopContext): Promise<Check[]> {
  const dead = (await countByKind(db)).filter(({ state }) => state === 'dead');
  const sum = dead.reduce((all, { count }) => all + count, 0);
  const emails = dead.filter(({ kind }) => kind === 'email');
  const late = await countOverdue(db, now - 10 * MINUTE);
  return [
    {
      id: 'jobs-dead',
      status: sum > 0 ? 'attention' : 'good',
      message:
        sum === 0
          ? 'No job has failed for good.'
          : `${sum} jobs have failed for good, ${emails.length > 0 ? 'emails among them' : 'none of them an email'}.`,
    },
    {
      id: 'jobs-late',
      status: late > 0 ? 'bad' : 'good',
      message:
        late === 0
          ? 'Jobs are done on time.'
          : `${late} jobs have waited for more than ten minutes: no process does them.`,
    },
  ];
}

async function settings({ db }: ShopContext): Promise<Check> {
  const unreadable: string[] = [];
  await readSettings(db, ({ name }) => unreadable.push(name));
  const names = unreadable.join(', ');
  return {
    id: 'settings',
    status: unreadable.length > 0 ? 'attention' : 'good',
    message:
      unreadable.length > 0
        ? `These settings do not fit and have their defaults: ${names}.`
        : 'Every setting fits.',
  };
}

/** Such as a formula of an option form that fails. */
async function faults({ db, now }: ShopContext): Promise<Check> {
  const rows = await recentFaults(db, { since: now - DAY, most: 5 });
  const list = rows.map(({ code, subject }) => `${code} (${subject})`).join(', ');
  return {
    id: 'faults',
    status: rows.length > 0 ? 'attention' : 'good',
    message: rows.length > 0 ? `Faults of the last day: ${list}.` : 'No faults in the last day.',
  };
}

async function people({ db }: ShopContext): Promise<Check> {
  const staff = await listStaff(db);
  const open = staff.filter(({ invited, secondFactor, passkeys }) => {
    return !invited && !secondFactor && passkeys === 0;
  });
  return {
    id: 'second-factor',
    status: open.length > 0 ? 'attention' : 'good',
    message:
      open.length > 0
        ? `${open.length} of ${staff.length} people of the staff have no second factor.`
        : 'Everyone of the staff has a second factor.',
  };
}

function connection(origin: string): Check {
  const secure = origin.startsWith('https:');
  return {
    id: 'https',
    status: secure ? 'good' : 'attention',
    message: secure ? 'The shop is reached by HTTPS.' : 'The shop is reached without HTTPS.',
  };
}
