import { listMessages } from '#server/contact/list-messages.ts';
import { contactQuery, contactResponse } from '#wire/vitrine/visitor-words.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { csvResponse, MAX_ROWS } from './csv-response.ts';

/** What visitors wrote by the contact form. */
const list = vitrineEndpoint({
  action: 'list',
  permission: 'manage-customers',
  summary: 'What visitors wrote by the contact form, newest first',
  params: contactQuery,
  answer: { schema: contactResponse },
  async handle({ status, page, per_page: perPage }, { ctx }) {
    const { total, messages } = await listMessages(ctx, { status, page, perPage });
    const body = messages.map(({ sentAt, ...message }) => ({
      ...message,
      sent_at: new Date(sentAt).toISOString(),
    }));
    return found(body, { total, page, perPage });
  },
});

const file = vitrineEndpoint({
  action: 'list',
  permission: 'manage-customers',
  summary: 'The same as a CSV file',
  params: { status: contactQuery.status },
  answer: { type: 'text/csv' },
  async handle({ status }, call) {
    const { messages } = await listMessages(call.ctx, { status, page: 1, perPage: MAX_ROWS });
    return csvResponse(call, 'contact-messages', [
      ['id', 'sent_at', 'name', 'email', 'subject', 'text'],
      ...messages.map(({ id, sentAt, name, email, subject, text }) => [
        ...[id, new Date(sentAt).toISOString(), name, email, subject, text],
      ]),
    ]);
  },
});

export const contactRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/contact-messages', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/contact-messages.csv', methods: { GET: file } },
];
