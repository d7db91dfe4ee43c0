import { toMoment } from '#rules/dates/zone-time.ts';
import { listAudit } from '#server/accounts/audit/list-audit.ts';
import { auditQuery, auditResponse } from '#wire/vitrine/running.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const list = vitrineEndpoint({
  action: 'list',
  permission: 'see-audit-log',
  summary: 'Log-ins, roles, credentials, exports and refunds, the newest first',
  params: auditQuery,
  answer: { schema: auditResponse },
  async handle(query, { ctx }) {
    const zone = ctx.settings['shop.timeZone'];
    const at = (text: string | undefined) =>
      text === undefined ? undefined : (toMoment(text, zone) ?? undefined);
    const { entries, total } = await listAudit(ctx.db, {
      event: query.event,
      customerId: query.customer_id,
      who: query.who,
      from: at(query.after),
      until: at(query.before),
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    const body = entries.map(({ customerId, at: moment, ...entry }) => ({
      ...entry,
      at: momentText(moment),
      customer_id: customerId,
    }));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

export const auditRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/audit-log', methods: { GET: list } },
];
