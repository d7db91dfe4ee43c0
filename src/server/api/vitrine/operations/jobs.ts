import type { JobRow } from '#server/platform/jobs/job-store.ts';
import {
  countByKind,
  discardJob,
  findJob,
  type JobState,
  listJobs,
  retryDeadJobs,
  retryJob,
} from '#server/platform/jobs/manage-jobs.ts';
import { changeAs } from '#server/settings/change-as.ts';
import {
  type Job,
  jobCounts,
  jobQuery,
  jobReadOnly,
  jobResponse,
  retryInput,
  retryResponse,
} from '#wire/vitrine/running.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const permission = 'manage-settings';
const missing: RestError = {
  code: 'vitrine_rest_job_invalid_id',
  message: 'There is no such job; it may be done by now.',
  status: 404,
};
const busy: RestError = {
  code: 'vitrine_rest_job_busy',
  message: 'This job runs at the moment, or recurs: it cannot be discarded or started again.',
  status: 409,
};

/** Only these: a payload may hold a link that opens an account. */
const VISIBLE = ['kind', 'orderId', 'topic', 'webhookId'];

function getSubject(payload: string): Record<string, string | number> {
  const payloadValue: unknown = JSON.parse(payload);
  if (typeof payloadValue !== 'object' || payloadValue === null) return {};
  const entries = Object.entries(payloadValue).flatMap(
    ([name, value]): [string, string | number][] =>
      VISIBLE.includes(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name, value]]
        : [],
  );
  return Object.fromEntries(entries);
}

function toItem(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    recurring: row.recurring !== null,
    attempts: row.attempts,
    run_at: momentText(row.run_at),
    created_at: momentText(row.created_at),
    last_error: row.last_error,
    about: getSubject(row.payload),
  };
}

const counts = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'How many jobs wait, run and have failed for good, by kind',
  params: {},
  answer: { schema: jobCounts },
  async handle(_, { ctx }) {
    const rows = await countByKind(ctx.db);
    const of = (state: JobState, kind?: string) =>
      rows
        .filter((row) => row.state === state && (kind === undefined || row.kind === kind))
        .reduce((sum, { count }) => sum + count, 0);
    const states = (kind?: string) => ({
      waiting: of('waiting', kind),
      running: of('running', kind),
      dead: of('dead', kind),
    });
    const kinds = [...new Set(rows.map(({ kind }) => kind))].map((kind) => ({
      kind,
      recurring: rows.some((row) => row.kind === kind && row.recurring),
      ...states(kind),
    }));
    return found({ ...states(), kinds });
  },
});

const retry = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Start a job again, now and with all its attempts',
  params: {},
  answer: { schema: jobResponse },
  async handle(_, { ctx, manager, parts }) {
    const id = numericId(parts.id ?? '');
    const result = await changeAs(ctx, manager, async (change) => {
      const before = await findJob(change.ctx.db, id);
      if (!before) return { ok: false as const, error: missing };
      if (!(await retryJob(change.ctx.db, id, ctx.now))) return { ok: false as const, error: busy };
      const after = (await findJob(change.ctx.db, id)) ?? before;
      const [was, is] = [toItem(before), toItem(after)];
      await change.record({ resource: 'job', id, action: 'updated', before: was, after: is });
      return { ok: true as const, item: is };
    });
    return result.ok ? found(result.item) : refused(result.error);
  },
});

const retryAll = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Start all jobs again that have failed for good',
  params: retryInput,
  answer: { schema: retryResponse },
  async handle({ kind }, { ctx, manager }) {
    const { retried } = await changeAs(ctx, manager, async (change) => {
      const count = await retryDeadJobs(change.ctx.db, ctx.now, kind);
      const after = { retried: count };
      const id = kind ?? 'all';
      if (count > 0)
        await change.record({ resource: 'job', id, action: 'updated', before: null, after });
      return { ok: true, retried: count };
    });
    return found({ retried });
  },
});

const jobs = managedResource({
  namespace: NAMESPACE,
  path: '/jobs',
  idOf: numericId,
  title: 'job',
  permission,
  input: {},
  readOnly: jobReadOnly,
  response: jobResponse,
  query: jobQuery,
  missing,
  trash: true,
  async list({ ctx }, query) {
    const { state, kind, recurring } = query;
    const page = { offset: rowsBefore(query), limit: query.per_page };
    const listed = await listJobs(ctx.db, { state, kind, recurring, ...page });
    return { items: listed.jobs.map(toItem), total: listed.total };
  },
  async read({ ctx }, id) {
    const row = await findJob(ctx.db, id);
    return row && toItem(row);
  },
  async remove({ ctx, record }, id) {
    const row = await findJob(ctx.db, id);
    if (!row) return { ok: false, error: missing };
    if (!(await discardJob(ctx.db, id))) return { ok: false, error: busy };
    const item = toItem(row);
    await record({ resource: 'job', id, action: 'deleted', before: item, after: null });
    return { ok: true, item };
  },
});

export const jobRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/jobs/counts', methods: { GET: counts } },
  { namespace: NAMESPACE, path: '/jobs/retry', methods: { POST: retryAll } },
  { namespace: NAMESPACE, path: '/jobs/:id/retry', methods: { POST: retry } },
  ...jobs,
];
