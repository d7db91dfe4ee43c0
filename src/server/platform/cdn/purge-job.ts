import * as z from 'zod';
import { encodeJson } from '../database/codec.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { JobHandler, JobRun } from '../jobs/job.ts';
import { queueJob } from '../jobs/queue-job.ts';
import { EVERY_PAGE } from './cdn-headers.ts';
import type { CdnTarget } from './purge-adapters.ts';
import { sendPurge } from './send-purge.ts';

// Sends what waits to be purged, in as few requests as the CDN takes. Each tag is purged twice: a page that
// another process rendered before it had heard of the change may reach the CDN after the first time.

export const CDN_PURGE_JOB = 'cdn-purge';

/** Longer than a notification takes, and a page that was being rendered. */
const SECOND_TIME_MS = 5000;
/** More tags than this are purged by purging every page. */
const MAX_TAGS = 1000;
const MAX_JOBS = 500;

const payloadSchema = z.object({
  tags: z.array(z.string()),
  /** It is the second time. */
  again: z.boolean().default(false),
});
type Purge = z.output<typeof payloadSchema>;

export function purgeHandler(target: CdnTarget): JobHandler<{ db: Db; now: number }> {
  return {
    // One at a time in a process, so that what is written meanwhile waits and goes in one request.
    maxConcurrent: 1,
    async run({ db, now }, job) {
      const { tags, again } = await takeWaiting(db, job, now);
      const sent = tags.includes(EVERY_PAGE) || tags.length > MAX_TAGS ? [EVERY_PAGE] : tags;
      await sendPurge(target, sent);
      if (!again) {
        await queueJob(db, CDN_PURGE_JOB, { tags: sent, again: true }, now + SECOND_TIME_MS);
      }
    },
  };
}

/** This job adopts the tags of all others that are due. They are its own even where it fails. */
async function takeWaiting(db: Db, job: JobRun, now: number): Promise<Purge> {
  const first = payloadSchema.parse(job.payload);
  return inTransaction(db, async (trx) => {
    const due = trx
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', CDN_PURGE_JOB)
      .where('state', '=', 'waiting')
      .where('run_at', '<=', now)
      .orderBy('run_at')
      .limit(MAX_JOBS);
    const others = await trx
      .deleteFrom('jobs')
      .where('id', 'in', due)
      // Another process may have begun it meanwhile.
      .where('state', '=', 'waiting')
      .returning('payload')
      .execute();
    if (others.length === 0) return first;
    const purges = [first, ...others.map((row) => payloadSchema.parse(JSON.parse(row.payload)))];
    const all: Purge = {
      tags: [...new Set(purges.flatMap(({ tags }) => tags))],
      again: purges.every(({ again }) => again),
    };
    await trx
      .updateTable('jobs')
      .set({ payload: encodeJson(all) })
      .where('id', '=', job.id)
      .execute();
    return all;
  });
}
