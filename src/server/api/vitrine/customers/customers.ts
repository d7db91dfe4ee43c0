import * as z from 'zod/mini';
import { sendPasswordLink } from '#server/accounts/access/reset-password.ts';
import { customerProfile as loadProfile } from '#server/accounts/managing/customer-profile.ts';
import { eraseCustomer } from '#server/accounts/managing/erase-customer.ts';
import { exportData, exportGuest } from '#server/accounts/privacy/export-data.ts';
import { accountById, findCustomer } from '#server/customers/find-customer.ts';
import { findBuyer, listBuyers } from '#server/orders/buyers/list-buyers.ts';
import { getFilter } from '#server/orders/buyers/segment-filter.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Db } from '#server/platform/database/database.ts';
import { changeAs } from '#server/settings/change-as.ts';
import {
  customerProfile,
  customerRows,
  customersFileQuery,
  customersQuery,
  erased,
  linkSent,
} from '#wire/vitrine/customers.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { numericId } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { csvResponse, MAX_ROWS } from '../operations/csv-response.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { customerItem, profileItem } from './customer-item.ts';
import { ORDER_BY } from './customer-order.ts';

const permission = 'manage-customers';

export const missing: RestError = {
  code: 'vitrine_rest_customer_invalid_id',
  message: 'There is no such customer.',
  status: 404,
};
export const noAccount: RestError = {
  code: 'vitrine_rest_customer_no_account',
  message: 'This customer ordered as a guest and has no account to log in to.',
  status: 409,
};
const NOT_ERASED = {
  'open-order': {
    code: 'vitrine_rest_customer_open_order',
    message: 'An order of this customer is still open. Complete or cancel it first.',
    status: 409,
  },
  staff: {
    code: 'vitrine_rest_customer_is_staff',
    message: 'This is the account of somebody who runs the shop. Change the role first.',
    status: 409,
  },
} as const satisfies Record<string, RestError>;

/** The number of an account, or the address of a guest. */
export function loadBuyer(db: Db, id: string | undefined = '') {
  return findBuyer(db, /^\d+$/.test(id) ? numericId(id) : id.trim().toLowerCase());
}

const list = vitrineEndpoint({
  action: 'list',
  permission,
  replica: true,
  summary: 'Customers with what they spent, guests among them',
  params: customersQuery,
  answer: { schema: customerRows },
  async handle(query, { ctx }) {
    const { buyers, total } = await listBuyers(ctx.db, {
      ...getFilter(query, ctx.settings),
      include: query.include,
      orderBy: ORDER_BY[query.orderby],
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    const body = buyers.map((buyer) => customerItem(buyer, ctx.settings));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

const file = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'The same as a CSV file',
  params: customersFileQuery,
  answer: { type: 'text/csv' },
  async handle(query, call) {
    const { ctx } = call;
    const { buyers } = await listBuyers(ctx.db, {
      ...getFilter(query, ctx.settings),
      orderBy: ORDER_BY[query.orderby],
      order: query.order,
      offset: 0,
      limit: MAX_ROWS,
    });
    const rows = buyers.map((buyer) => customerItem(buyer, ctx.settings));
    return csvResponse(call, 'customers', [
      ['account', 'email', 'name', 'country', 'city', 'orders', 'spent', 'last_order', 'since'],
      ...rows.map((one) => [
        ...[one.account_id, one.email, one.name, one.country, one.city, one.orders],
        ...[one.spent, one.last_order_at, one.since],
      ]),
    ]);
  },
});

const profile = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'A customer with orders, addresses, reviews and notes',
  params: {},
  answer: { schema: customerProfile },
  async handle(_, { ctx, parts }) {
    const buyer = await loadBuyer(ctx.db, parts.who);
    if (!buyer) return refused(missing);
    return found(profileItem(await loadProfile(ctx, buyer), ctx.settings));
  },
});

/** Logged like the file a customer takes out, with who did it. */
const exportOne = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'Everything the shop knows about a customer',
  params: {},
  answer: { schema: z.looseObject({ exported_at: z.string() }) },
  async handle(_, { ctx, parts, manager }) {
    const buyer = await loadBuyer(ctx.db, parts.who);
    if (!buyer) return refused(missing);
    const { customer_id: id, email } = buyer;
    const customer = id === null ? null : await findCustomer(ctx, id);
    const data = customer ? await exportData(ctx, customer) : await exportGuest(ctx, email);
    await changeAs(ctx, manager, async (change) => {
      const details = { by: manager.customerId };
      await writeAudit(change.ctx.db, { event: 'data-exported', customerId: id, details }, ctx.now);
      const at = { exported_at: momentText(ctx.now) };
      const partOf = id === null ? undefined : { resource: 'customer', id };
      const subject = { resource: 'customer_data', id: id ?? email, partOf };
      await change.record({ ...subject, action: 'created', before: null, after: at });
      return { ok: true };
    });
    return found(data);
  },
});

const erase = vitrineEndpoint({
  action: 'delete',
  permission,
  summary: 'Delete everything personal of a customer; orders stay without the person',
  params: {},
  answer: { schema: erased },
  async handle(_, { ctx, parts, manager }) {
    const buyer = await loadBuyer(ctx.db, parts.who);
    if (!buyer) return refused(missing);
    const result = await changeAs(ctx, manager, async (change) => {
      const done = await eraseCustomer(change.ctx, buyer);
      if (!done.ok) return { ok: false as const, error: NOT_ERASED[done.reason] };
      // The log must not name who asked to be deleted.
      const id = buyer.customer_id ?? 'guest';
      await change.record({
        resource: 'customer',
        id,
        action: 'deleted',
        before: null,
        after: null,
      });
      return { ok: true as const };
    });
    return result.ok ? found({ erased: true }) : refused(result.error);
  },
});

const sendLink = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Send the customer an email with a link that sets a password and logs in',
  params: {},
  answer: { schema: linkSent },
  async handle(_, { ctx, parts, manager }) {
    const buyer = await loadBuyer(ctx.db, parts.who);
    if (!buyer) return refused(missing);
    const sent = await changeAs(ctx, manager, async (change) => {
      const account = await accountById(change.ctx.db, buyer.customer_id ?? 0);
      if (!account) return { ok: false as const, error: noAccount };
      await sendPasswordLink(change.ctx, account);
      const after = { log_in_link_sent_at: momentText(ctx.now) };
      const { id } = account;
      await change.record({ resource: 'customer', id, action: 'updated', before: {}, after });
      return { ok: true as const };
    });
    return sent.ok ? found({ sent: true }) : refused(sent.error);
  },
});

export const customerRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/customers', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/customers.csv', methods: { GET: file } },
  { namespace: NAMESPACE, path: '/customers/:who', methods: { GET: profile, DELETE: erase } },
  { namespace: NAMESPACE, path: '/customers/:who/data', methods: { GET: exportOne } },
  { namespace: NAMESPACE, path: '/customers/:who/log-in-link', methods: { POST: sendLink } },
];
