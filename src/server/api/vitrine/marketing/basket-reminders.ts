import { getDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { listReminders, reminderFigures } from '#server/basket-reminders/list-reminders.ts';
import { basketReminderFigures, basketReminderList } from '#wire/vitrine/basket-reminders.ts';
import { paging, rowsBefore } from '#wire/wc/list-query.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { momentOrNull, momentText } from '../moment-text.ts';
import { NAMESPACE, ownEndpoint } from '../own-endpoint.ts';

const permission = 'manage-customers';

const list = ownEndpoint({
  action: 'list',
  permission,
  summary: 'Baskets whose shopper agreed to reminders, the newest first',
  params: paging,
  answer: { schema: basketReminderList },
  async handle(query, { ctx }) {
    const page = { skip: rowsBefore(query), most: query.per_page };
    const { reminders, total } = await listReminders(ctx.db, page);
    const body = reminders.map(({ askedAt, sentAt, dueAt, returnedAt, orderId, ...one }) => ({
      ...one,
      asked_at: momentText(askedAt),
      sent_at: momentOrNull(sentAt),
      due_at: momentOrNull(dueAt),
      returned_at: momentOrNull(returnedAt),
      order_id: orderId,
    }));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

const figures = ownEndpoint({
  action: 'list',
  permission,
  summary: 'What reminders of baskets led to',
  params: {},
  answer: { schema: basketReminderFigures },
  async handle(_, { ctx }) {
    const { amount, ...counts } = await reminderFigures(ctx.db);
    return found({
      enabled: ctx.settings['basketReminders.enabled'],
      days: ctx.settings['basketReminders.days'],
      ...counts,
      amount: getDecimal(money(amount), ctx.settings['currency.decimals']),
    });
  },
});

export const basketReminderRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/basket-reminders', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/basket-reminders/figures', methods: { GET: figures } },
];
