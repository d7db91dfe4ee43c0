import { listSubscribers } from '#server/newsletter/list-subscribers.ts';
import { subscriberAnswer, subscriberQuery } from '#wire/vitrine/running.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { momentOrNull, momentText } from '../moment-text.ts';
import { NAMESPACE, ownEndpoint } from '../own-endpoint.ts';
import { csvAnswer, MOST_ROWS } from './csv-answer.ts';

const permission = 'manage-customers';
const { state, search } = subscriberQuery;

const list = ownEndpoint({
  action: 'list',
  permission,
  summary: 'Who is subscribed to the newsletter, the newest first',
  params: subscriberQuery,
  answer: { schema: subscriberAnswer },
  async handle(query, { ctx }) {
    const page = { skip: rowsBefore(query), most: query.per_page };
    const { subscribers, total } = await listSubscribers(ctx.db, {
      state: query.state,
      search: query.search,
      ...page,
    });
    const body = subscribers.map(({ askedAt, confirmedAt, endedAt, ...one }) => ({
      ...one,
      asked_at: momentText(askedAt),
      confirmed_at: momentOrNull(confirmedAt),
      ended_at: momentOrNull(endedAt),
    }));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

const file = ownEndpoint({
  action: 'list',
  permission,
  summary: 'The same as a CSV file',
  params: { state, search },
  answer: { type: 'text/csv' },
  async handle(query, { ctx }) {
    const { subscribers } = await listSubscribers(ctx.db, { ...query, skip: 0, most: MOST_ROWS });
    return csvAnswer('newsletter', [
      ['email', 'state', 'consent', 'asked_at', 'confirmed_at', 'ended_at'],
      ...subscribers.map((one) => [
        ...[one.email, one.state, one.consent, momentText(one.askedAt)],
        ...[momentOrNull(one.confirmedAt), momentOrNull(one.endedAt)],
      ]),
    ]);
  },
});

export const subscriberRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/newsletter-subscribers', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/newsletter-subscribers.csv', methods: { GET: file } },
];
