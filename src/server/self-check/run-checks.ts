import { type Finding, failed, good } from '#rules/self-check/finding.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Check, CheckRequest } from './check.ts';
import type { CheckParts } from './check-parts.ts';
import { emailCheck } from './email-check.ts';
import { MACHINE_CHECKS } from './machine-checks.ts';
import { PROVIDER_CHECKS } from './provider-checks.ts';
import { purchaseCheck } from './purchase-check.ts';
import { restoreCheck } from './restore-check.ts';
import { type CheckResult, endRun, findLeftRun, moveOn, type Run } from './runs.ts';
import { addressProblem, openClient, type ShopClient } from './shop-client.ts';
import { cleanUp, recordThing } from './things.ts';
import { VISITOR_CHECKS } from './visitor-checks.ts';

const CHECKS: readonly Check[] = [
  ...MACHINE_CHECKS,
  restoreCheck,
  emailCheck,
  ...PROVIDER_CHECKS,
  ...VISITOR_CHECKS,
  purchaseCheck,
];

const BEAT_MS = 10_000;

interface RunParts {
  ctx: ShopContext;
  parts: CheckParts;
  run: Pick<Run, 'id' | 'address'>;
  person: CheckRequest['person'];
}

/** All checks, one after the other, and what they made is deleted, whatever happens. */
export async function runChecks({ ctx, parts, run, person }: RunParts): Promise<CheckResult[]> {
  const { db } = ctx;
  const results: CheckResult[] = [];
  const beat = setInterval(() => {
    moveOn(db, run.id, parts.now()).catch((error) => ctx.report(error, { task: 'self-check' }));
  }, BEAT_MS);
  try {
    const { client, problem } = await openShop(ctx, parts, run);
    const record: CheckRequest['record'] = (thing) => recordThing(db, run.id, thing);
    const request = { ctx, parts, runId: run.id, person, client, record };
    for (const check of CHECKS) {
      // Whoever took this run for dead cleans up already.
      const [current = ''] = check.ids;
      if (!(await moveOn(db, run.id, parts.now(), { current, checks: results }))) return results;
      results.push(...(await findings(request, check)));
    }
    if (problem !== null) results.push({ id: 'pages', ...unreachable(problem) });
  } finally {
    clearInterval(beat);
    results.push({ id: 'clean-up', ...toFinding(await cleanUp(ctx, parts, run.id)) });
    await moveOn(db, run.id, parts.now(), { checks: results });
    await endRun(db, run.id, parts.now());
  }
  return results;
}

async function openShop(
  ctx: ShopContext,
  parts: CheckParts,
  { address }: Pick<Run, 'address'>,
): Promise<{ client: ShopClient | null; problem: string | null }> {
  if (address === '') return { client: null, problem: null };
  const client = openClient(address);
  const problem = await addressProblem(ctx, parts, client);
  return problem === null ? { client, problem } : { client: null, problem };
}

const unreachable = (problem: string): Finding =>
  failed(
    `${problem} Pages and purchases were not tried.`,
    'Set PUBLIC_URL to the address of the shop, and let this machine reach it.',
  );

async function findings(request: CheckRequest, check: Check): Promise<CheckResult[]> {
  try {
    const found = await check.run(request);
    return check.ids.flatMap((id) => {
      const finding = found[id];
      return finding ? [{ id, ...finding }] : [];
    });
  } catch (error) {
    if (!(error instanceof StartProblem)) request.ctx.report(error, { task: 'self-check' });
    const [id] = check.ids;
    const reason = error instanceof Error ? error.message : String(error);
    const advice = 'Look into the log of the shop for the whole error.';
    return id ? [{ id, ...failed(`This could not be tried: ${reason}`, advice) }] : [];
  }
}

function toFinding(left: readonly string[]): Finding {
  if (left.length === 0) return good('Nothing that the check made is left.');
  return failed(
    `This could not be deleted: ${left.join(', ')}.`,
    'It is tried again by the shop within ten minutes, and by the next check.',
  );
}

/** After a process that was killed in the middle: deletes what its run made, and ends it. */
export async function cleanUpLeft(ctx: ShopContext, parts: CheckParts): Promise<void> {
  const left = await findLeftRun(ctx.db, parts.now());
  if (left) {
    await cleanUp(ctx, parts, left.id);
    await endRun(ctx.db, left.id, parts.now());
  }
  const ended = await ctx.db
    .selectFrom('self_check_things')
    .innerJoin('self_checks', 'self_checks.id', 'self_check_things.check_id')
    .select('self_checks.id')
    .distinct()
    .where('self_checks.slot', 'is', null)
    .execute();
  for (const { id } of ended) await cleanUp(ctx, parts, id);
}
