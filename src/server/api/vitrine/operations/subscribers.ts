import { accountEmail } from '#rules/accounts/email.ts';
import { toMoment } from '#rules/dates/zone-time.ts';
import { importSubscribers } from '#server/newsletter/import-subscribers.ts';
import { endSubscriptionOf, listSubscribers } from '#server/newsletter/list-subscribers.ts';
import { noteReport } from '#server/newsletter/note-report.ts';
import { changeAs } from '#server/settings/change-as.ts';
import {
  subscriberImport,
  subscriberQuery,
  subscriberReport,
  subscriberReported,
  subscriberResponse,
  subscribersImported,
  subscriptionEnded,
} from '#wire/vitrine/running.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentOrNull, momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { csvResponse, MAX_ROWS } from './csv-response.ts';

const permission = 'manage-marketing';
const { state, search } = subscriberQuery;

const list = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Who is subscribed to the newsletter, the newest first',
  params: subscriberQuery,
  answer: { schema: subscriberResponse },
  async handle(query, { ctx }) {
    const page = { offset: rowsBefore(query), limit: query.per_page };
    const { subscribers, total } = await listSubscribers(ctx.db, {
      state: query.state,
      search: query.search,
      ...page,
    });
    const body = subscribers.map(({ askedAt: requestedAt, confirmedAt, endedAt, ...one }) => ({
      id: one.email,
      ...one,
      asked_at: momentText(requestedAt),
      confirmed_at: momentOrNull(confirmedAt),
      ended_at: momentOrNull(endedAt),
    }));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

const file = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'The same as a CSV file',
  params: { state, search },
  answer: { type: 'text/csv' },
  async handle(query, call) {
    const requested = { ...query, offset: 0, limit: MAX_ROWS };
    const { subscribers } = await listSubscribers(call.ctx.db, requested);
    return csvResponse(call, 'newsletter', [
      ['email', 'state', 'consent', 'asked_at', 'confirmed_at', 'ended_at'],
      ...subscribers.map((one) => [
        ...[one.email, one.state, one.consent, momentText(one.askedAt)],
        ...[momentOrNull(one.confirmedAt), momentOrNull(one.endedAt)],
      ]),
    ]);
  },
});

const missing: RestError = {
  code: 'vitrine_rest_subscriber_invalid_id',
  message: 'This address is not among the subscribers.',
  status: 404,
};

const end = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: "End a subscription at its owner's wish",
  params: {},
  answer: { schema: subscriptionEnded },
  async handle(_, { ctx, manager, parts }) {
    const email = (parts.email ?? '').trim().toLowerCase();
    const ended = await changeAs(ctx, manager, async (change) => {
      if (!(await endSubscriptionOf(change.ctx.db, email, ctx.now))) return { ok: false };
      const subject = { resource: 'newsletter_subscriber', id: email };
      const after = { ended_at: momentText(ctx.now) };
      await change.record({ ...subject, action: 'updated', before: { ended_at: null }, after });
      return { ok: true };
    });
    return ended.ok ? found({ ended: true }) : refused(missing);
  },
});

const report = vitrineEndpoint({
  action: 'edit',
  permission,
  summary:
    'What a mail provider says of the last newsletter to an address: `bounce` for a mailbox that does not exist, `complaint` where it was called spam. Either ends the subscription',
  params: subscriberReport,
  required: ['kind'],
  answer: { schema: subscriberReported },
  async handle({ kind = 'bounce', reason = '' }, { ctx, manager, parts }) {
    const email = (parts.email ?? '').trim().toLowerCase();
    const noted = await changeAs(ctx, manager, async (change) => {
      const result = await noteReport(change.ctx.db, { email, kind, reason }, ctx.now);
      if (!result) return { ok: false as const };
      const subject = { resource: 'newsletter_subscriber', id: email };
      const after = { reported: kind, ...(result.ended && { ended_at: momentText(ctx.now) }) };
      await change.record({ ...subject, action: 'updated', before: null, after });
      return { ok: true as const, result };
    });
    if (!noted.ok) return refused(missing);
    const { ended, campaign } = noted.result;
    return found({ ended, campaign_id: campaign });
  },
});

const REASONS = {
  email: ['email', 'is not an email address'],
  consent: ['consent', 'must say what they agreed to'],
  moment: ['confirmed_at', 'must be the day they agreed, in the past'],
} as const;

const importFile = vitrineEndpoint({
  action: 'create',
  permission,
  summary: 'Bring subscribers along from another program, each with the proof of consent',
  params: subscriberImport,
  required: ['subscribers'],
  answer: { schema: subscribersImported },
  async handle({ subscribers }, { ctx, manager }) {
    const zone = ctx.settings['shop.timeZone'];
    const entries = subscribers.map(({ email = '', consent = '', confirmed_at: at = '' }) => ({
      email: accountEmail(email),
      consent,
      confirmedAt: toMoment(at, zone),
    }));
    const imported = await changeAs(ctx, manager, async (change) => {
      const verdicts = await importSubscribers(change.ctx.db, entries, ctx.now);
      const added = verdicts.filter((verdict) => verdict === 'add').length;
      const after = { imported: added };
      const subject = { resource: 'newsletter_subscriber', id: 'import' };
      await change.record({ ...subject, action: 'created', before: null, after });
      return { ok: true as const, verdicts };
    });
    const count = (verdict: string) => imported.verdicts.filter((each) => each === verdict).length;
    return found({
      added: count('add'),
      known: count('keep'),
      ended: count('ended'),
      refused: imported.verdicts.flatMap((verdict, place) => {
        if (verdict !== 'email' && verdict !== 'consent' && verdict !== 'moment') return [];
        const [field, reason] = REASONS[verdict];
        return [{ place, field, reason }];
      }),
    });
  },
});

export const subscriberRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/newsletter-subscribers', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/newsletter-subscribers.csv', methods: { GET: file } },
  { namespace: NAMESPACE, path: '/newsletter-subscribers/import', methods: { POST: importFile } },
  { namespace: NAMESPACE, path: '/newsletter-subscribers/:email/end', methods: { POST: end } },
  {
    namespace: NAMESPACE,
    path: '/newsletter-subscribers/:email/reports',
    methods: { POST: report },
  },
];
