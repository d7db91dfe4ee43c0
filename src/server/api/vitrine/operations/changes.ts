import { toMoment } from '#rules/dates/zone-time.ts';
import { listChanges } from '#server/platform/manager-log/list-changes.ts';
import { changeQuery, changeResponse } from '#wire/vitrine/running.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const list = vitrineEndpoint({
  action: 'list',
  permission: 'see-audit-log',
  summary: 'What managers and their programs changed, the newest first',
  params: changeQuery,
  answer: { schema: changeResponse },
  async handle(query, { ctx }) {
    const zone = ctx.settings['shop.timeZone'];
    const at = (text: string | undefined) =>
      text === undefined ? undefined : (toMoment(text, zone) ?? undefined);
    const { changes, total } = await listChanges(ctx.db, {
      who: query.who,
      customerId: query.customer_id,
      keyId: query.key_id,
      resource: query.resource,
      subject: query.subject,
      withParts: query.with_parts,
      action: query.action,
      from: at(query.after),
      until: at(query.before),
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    const body = changes.map(({ customerId, keyId, partOf, at: moment, ...change }) => ({
      ...change,
      at: momentText(moment),
      customer_id: customerId,
      key_id: keyId,
      part_of: partOf,
    }));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

export const changeRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/log', methods: { GET: list } },
];
