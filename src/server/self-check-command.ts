import { parseArgs } from 'node:util';
import { CHECK_NAMES } from '#rules/self-check/check-names.ts';
import { type CheckVerdict, worstVerdict } from '#rules/self-check/finding.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { createLimits } from '#server/platform/limits/local-limits.ts';
import { createManagerLog } from '#server/platform/manager-log/manager-log.ts';
import { createTagBus } from '#server/platform/tag-bus.ts';
import { checkParts } from '#server/self-check/check-parts.ts';
import { findPerson } from '#server/self-check/find-person.ts';
import { cleanUpLeft, runChecks } from '#server/self-check/run-checks.ts';
import type { CheckResult } from '#server/self-check/runs.ts';
import { addressProblem, openClient, readAddress } from '#server/self-check/shop-client.ts';
import { startRun } from '#server/self-check/start-check.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { DomainParts } from '#server/settings/domain.ts';
import { createSettingsStore } from '#server/settings/settings-store.ts';
import { openSecrets } from './open-secrets.ts';
import { openContexts } from './shop-contexts.ts';

// `npm run self-check`, beside the shop that it checks. Without an address it looks at the machine, the
// database and the settings; with one it also visits and buys there.

type CommandParts = Omit<DomainParts, 'origin' | 'secret' | 'encryption'>;

export type CheckedShop =
  | { ok: true; exitCode: 0 | 1 }
  /** It did not begin: one line says why. */
  | { ok: false; exitCode: 2; problem: string };

const USAGE = 'npm run self-check -- [--url https://shop.example] [--email OF_AN_ADMINISTRATOR]';

const refuse = (problem: string): CheckedShop => ({ ok: false, exitCode: 2, problem });

function readArguments(args: readonly string[]): { url?: string; email?: string } | null {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], options: { url: text, email: text } }).values;
  } catch {
    // An option that there is not.
    return null;
  }
}

export async function selfCheckCommand(
  parts: CommandParts,
  args: readonly string[],
  print: (line: string) => void,
): Promise<CheckedShop> {
  const options = readArguments(args);
  if (!options) return refuse(USAGE);
  const address = options.url === undefined ? '' : readAddress(options.url);
  if (address === null) {
    return refuse(`--url is ${options.url}: an address like https://shop.example is needed.`);
  }
  const { ctx, close } = await openContext(parts);
  try {
    return await check(ctx, { address, email: options.email }, print);
  } finally {
    await close();
  }
}

interface Request {
  address: string;
  email: string | undefined;
}

async function check(
  ctx: ShopContext,
  { address, email }: Request,
  print: (line: string) => void,
): Promise<CheckedShop> {
  const { parts } = checkParts.of(ctx);
  if (!parts) throw new Error('the context has no parts of a check');
  const { db } = ctx;
  const named =
    email === undefined
      ? undefined
      : await db
          .selectFrom('customers')
          .select('id')
          .where('email', '=', email.trim().toLowerCase())
          .where('role', '=', 'administrator')
          .executeTakeFirst();
  const person = await findPerson(db, named?.id ?? null);
  if (!person || (email !== undefined && !named)) {
    return refuse('There is no such administrator for whom the check could run.');
  }
  const problem = address === '' ? null : await addressProblem(ctx, parts, openClient(address));
  if (problem !== null) return refuse(`${problem} Nothing was checked.`);
  await cleanUpLeft(ctx, parts);
  const started = await startRun(db, { customerId: person.id, address }, ctx.now);
  if (!started.ok) {
    return refuse(
      started.why === 'running'
        ? 'A check of this shop is running already: wait until it has ended.'
        : 'There were too many checks in the last hour: try again later.',
    );
  }
  const details = { check: started.id, by: 'npm run self-check' };
  await writeAudit(db, { event: 'self-check-started', customerId: null, details }, ctx.now);
  const results = await runChecks({ ctx, parts, run: { id: started.id, address }, person });
  for (const result of results) for (const line of toLines(result)) print(line);
  const verdict = worstVerdict(results);
  print(`\n${SUMMARIES[verdict]}`);
  if (address === '')
    print('Pages and purchases were not tried: add --url and the address of the shop.');
  return { ok: true, exitCode: verdict === 'failed' ? 1 : 0 };
}

const MARKS: Readonly<Record<CheckVerdict, string>> = {
  good: 'good     ',
  attention: 'attention',
  failed: 'FAILED   ',
};

const SUMMARIES: Readonly<Record<CheckVerdict, string>> = {
  good: 'All is well.',
  attention: 'The shop works; something needs attention.',
  failed: 'Something is broken.',
};

const INDENT = ' '.repeat(11);

function toLines({ id, verdict, message, advice }: CheckResult): string[] {
  const first = `${MARKS[verdict]}  ${CHECK_NAMES[id].name}: ${message}`;
  return advice === '' ? [first] : [first, `${INDENT}${advice}`];
}

/** As the shop opens it, without pages, routes and jobs. */
async function openContext(
  parts: CommandParts,
): Promise<{ ctx: ShopContext; close(): Promise<void> }> {
  const { config, database, log, now } = parts;
  const { encryption, signingKey: secret } = await openSecrets(config, database.db, now(), log);
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const settings = createSettingsStore(database.db, (problem) =>
    log.warn('unreadable-setting', { ...problem }),
  );
  const tags = await createTagBus(database);
  const managerLog = createManagerLog(database.db, now, (error) => log.bug(error, {}));
  const domain: DomainParts = { ...parts, origin, secret, encryption };
  const contexts = await openContexts(domain, {
    settings,
    tags,
    managerLog,
    limits: createLimits(),
    // It has no figures of requests, and reads what it has just written.
    figures: { collect: async () => [] },
    replica: null,
  });
  return {
    ctx: await contexts.context(),
    async close() {
      await managerLog.settled();
      await tags.close();
    },
  };
}
