import { getDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { listReminders, reminderFigures } from '#server/cart-reminders/list-reminders.ts';
import { cartReminderFigures, cartReminderList } from '#wire/vitrine/cart-reminders.ts';
import { paging, rowsBefore } from '#wire/wc/list-query.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { momentOrNull, momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const permission = 'manage-marketing';

const list = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Baskets whose shopper agreed to reminders, the newest first',
  params: paging,
  answer: { schema: cartReminderList },
  async handle(query, { ctx }) {
    const page = { offset: rowsBefore(query), limit: query.per_page };
    const { reminders, total } = await listReminders(ctx.db, page);
    const body = reminders.map(
      ({ askedAt: requestedAt, sentAt, dueAt, returnedAt, orderId, ...one }) => ({
        ...one,
        asked_at: momentText(requestedAt),
        sent_at: momentOrNull(sentAt),
        due_at: momentOrNull(dueAt),
        returned_at: momentOrNull(returnedAt),
        order_id: orderId,
      }),
    );
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

const figures = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'What reminders of baskets led to',
  params: {},
  answer: { schema: cartReminderFigures },
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

export const cartReminderRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/basket-reminders', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/basket-reminders/figures', methods: { GET: figures } },
];
