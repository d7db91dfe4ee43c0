import { CHECK_NAMES } from '#rules/self-check/check-names.ts';
import { CHECK_IDS, worstVerdict } from '#rules/self-check/finding.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { checkParts } from '#server/self-check/check-parts.ts';
import { cleanUpLeft } from '#server/self-check/run-checks.ts';
import { findLastRun, type Run } from '#server/self-check/runs.ts';
import { queueCheck } from '#server/self-check/start-check.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type SelfCheckState, selfCheckResponse } from '#wire/vitrine/self-check.ts';
import { credentialRefusal } from '../../rest/protected-refusals.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const permission = 'manage-security';

const running: RestError = {
  code: 'vitrine_rest_self_check_running',
  message: 'A check is running already: wait until it has ended.',
  status: 409,
};
const tooMany: RestError = {
  code: 'vitrine_rest_self_check_too_many',
  message: 'There were too many checks in the last hour: try again later.',
  status: 429,
};
const unavailable: RestError = {
  code: 'vitrine_rest_self_check_off',
  message: 'This program cannot check the shop.',
  status: 501,
};

async function readState({ db }: ShopContext): Promise<SelfCheckState> {
  const run = await findLastRun(db);
  if (!run) return { running: false, progress: null, last: null };
  if (run.isRunning) {
    const current = CHECK_IDS.find((id) => id === run.current) ?? null;
    const progress = { current, done: run.checks.length, of: CHECK_IDS.length };
    return { running: true, progress, last: null };
  }
  return { running: false, progress: null, last: toReport(run) };
}

function toReport({ startedAt, endedAt, address, checks }: Run): SelfCheckState['last'] {
  return {
    started_at: momentText(startedAt),
    ended_at: momentText(endedAt ?? startedAt),
    address,
    complete: checks.some(({ id }) => id === 'clean-up'),
    verdict: worstVerdict(checks),
    checks: checks.map((check) => ({ ...check, ...CHECK_NAMES[check.id] })),
  };
}

const read = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'The shop’s last check of itself, or the one that runs',
  params: {},
  answer: { schema: selfCheckResponse },
  handle: async (_, { ctx }) => found(await readState(ctx)),
});

const start = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Let the shop check itself; one check runs at a time',
  params: {},
  answer: { schema: selfCheckResponse },
  async handle(_, { ctx, manager }) {
    const forbidden = credentialRefusal(manager, ctx.now);
    if (forbidden) return refused(forbidden);
    const { parts } = checkParts.of(ctx);
    if (!parts) return refused(unavailable);
    await cleanUpLeft(ctx, parts);
    const { customerId, name: by } = manager;
    const { origin: address } = parts;
    const started = await queueCheck(ctx, { customerId, address });
    if (!started.ok) return refused(started.why === 'running' ? running : tooMany);
    const details = { check: started.id, by };
    await writeAudit(ctx.db, { event: 'self-check-started', customerId, details }, ctx.now);
    return found(await readState(ctx));
  },
});

export const selfCheckRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/self-check', methods: { GET: read, POST: start } },
];
