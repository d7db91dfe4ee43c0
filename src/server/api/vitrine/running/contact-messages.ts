import { listMessages } from '#server/contact/list-messages.ts';
import { contactAnswer, contactQuery } from '#wire/vitrine/visitor-words.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, ownEndpoint } from '../own-endpoint.ts';

/** What visitors wrote by the contact form. */
const list = ownEndpoint({
  action: 'list',
  permission: 'manage-customers',
  summary: 'What visitors wrote by the contact form, newest first',
  params: contactQuery,
  answer: { schema: contactAnswer },
  async handle({ status, page, per_page: perPage }, { ctx }) {
    const { total, messages } = await listMessages(ctx, { status, page, perPage });
    const body = messages.map(({ sentAt, ...message }) => ({
      ...message,
      sent_at: new Date(sentAt).toISOString(),
    }));
    return found(body, { total, page, perPage });
  },
});

export const contactMessages: RestRoute = {
  namespace: NAMESPACE,
  path: '/contact-messages',
  methods: { GET: list },
};
