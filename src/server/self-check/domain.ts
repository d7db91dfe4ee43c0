import { z } from 'zod';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Domain } from '#server/settings/domain.ts';
import { checkParts } from './check-parts.ts';
import { findPerson } from './find-person.ts';
import { cleanUpLeft, runChecks } from './run-checks.ts';
import { endRun, findRun } from './runs.ts';
import { SELF_CHECK_JOB } from './start-check.ts';
import { cleanUp } from './things.ts';

const MINUTE = 60_000;
const payloadSchema = z.object({ checkId: z.int() });

const handler: JobHandler<ShopContext> = {
  maxAttempts: 2,
  maxConcurrent: 1,
  async run(ctx, { payload, attempt }) {
    const { parts } = checkParts.of(ctx);
    const run = await findRun(ctx.db, payloadSchema.parse(payload).checkId);
    if (!parts || !run?.isRunning) return;
    const person = await findPerson(ctx.db, run.customerId);
    // A process died over it. What it made is deleted; whoever started it sees that it ended early.
    if (attempt > 1 || !person) {
      await cleanUp(ctx, parts, run.id);
      await endRun(ctx.db, run.id, parts.now());
      return;
    }
    await runChecks({ ctx, parts, run, person });
  },
};

export const selfCheckDomain: Domain = {
  services: (before, { config, origin, secret, now }) =>
    checkParts.add(before, { parts: { config, origin, secret, now } }),
  handlers: () => ({ [SELF_CHECK_JOB]: handler }),
  recurring: {
    'self-check-left': {
      everyMs: 10 * MINUTE,
      async run(ctx) {
        const { parts } = checkParts.of(ctx);
        if (parts) await cleanUpLeft(ctx, parts);
      },
    },
  },
};
