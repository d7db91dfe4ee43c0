import * as z from 'zod/mini';
import { isStaff, may } from '#rules/permissions/permissions.ts';
import type { AccountProblem } from '#server/accounts/account-problem.ts';
import {
  type CustomerFields,
  changeManaged,
  createManaged,
  deleteManaged,
  getAddresses,
} from '#server/accounts/managing/manage-customer.ts';
import { type AccountRow, accountById } from '#server/customers/find-customer.ts';
import { freeUsername } from '#server/customers/free-username.ts';
import { listCustomers } from '#server/customers/list-customers.ts';
import { isListedRole } from '#server/customers/subscribers.ts';
import { translator } from '#server/language/translator.ts';
import { downloadsOfCustomer } from '#server/orders/downloads/find-downloads.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  type Customer,
  customerInput,
  customerQuery,
  customerReadOnly,
  customerResponse,
} from '#wire/wc/customer.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { downloadResponse } from '#wire/wc/order-response.ts';
import { linked } from '#wire/wc/response-parts.ts';
import { accountRefusal } from '../../manager/account-refusal.ts';
import { isMovedIn, withHashedPassword } from '../../manager/hashed-password.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { getRefusal } from '../../rest/refusals.ts';
import { numericId, type PartialOf, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { accountCodec } from '../shared/account-codec.ts';
import { billingCodec, shippingCodec } from '../shared/addresses.ts';
import { downloadItem } from '../shared/download-item.ts';
import { BAD_META, metaChanges } from '../shared/meta.ts';
import { customerItem, loadKnown } from './customer-item.ts';

const unknownCustomer: RestError = {
  code: 'woocommerce_rest_invalid_id',
  message: 'Invalid resource ID.',
  status: 404,
};
const ORDER_BY = {
  id: 'id',
  include: 'include',
  name: 'display_name',
  registered_date: 'created_at',
} as const;

type Sent = PartialOf<typeof customerInput>;

/** The password of `sent` is a hash already. */
function toFields(sent: Sent, row: AccountRow | null): CustomerFields | null {
  const meta = metaChanges(sent.meta_data);
  if (meta === null) return null;
  const { billing, shipping } = getAddresses(row);
  return {
    ...accountCodec.fromInput(sent).changes,
    passwordHash: row ? sent.password : (sent.password ?? ''),
    username: sent.username,
    billing: sent.billing && { ...billing, ...billingCodec.fromInput(sent.billing).changes },
    shipping: sent.shipping && { ...shipping, ...shippingCodec.fromInput(sent.shipping).changes },
    meta,
  };
}

/** WooCommerce's own codes for what is taken. */
const CODES: Readonly<Record<string, string>> = {
  'account.problem.emailTaken': 'registration-error-email-exists',
  'account.problem.usernameTaken': 'registration-error-username-exists',
};

function customerError(problems: readonly AccountProblem[], { settings }: ShopContext): RestError {
  const t = translator(settings);
  const [first] = problems;
  const params = Object.fromEntries(
    problems.map(({ code, field = 'email', values }) => [field, t(code, values)]),
  );
  const code = CODES[first?.code ?? ''] ?? 'rest_invalid_param';
  return { code, message: Object.values(params).join(' '), status: 400, data: { params } };
}

async function loadItem(ctx: ShopContext, row: AccountRow) {
  return customerItem(row, await loadKnown(ctx.db, [row.id]), ctx);
}

/** As WooCommerce names an account without a name: by its address. */
async function toUsername({ db }: ShopContext, { username = '', email = '' }: CustomerFields) {
  return username.trim() || freeUsername(db, email);
}

async function save(
  request: WriteRequest,
  row: AccountRow | null,
  sent: Sent,
): Promise<Saved<Customer>> {
  const { ctx, record, manager } = request;
  // Whoever could change the address of an administrator could become one.
  if (row && isStaff(row.role) && !may(manager.rights, 'manage-roles')) {
    return { ok: false, error: getRefusal('edit', 'wc/v3', true) };
  }
  const forbidden = accountRefusal(manager, row, sent, ctx.now);
  if (forbidden) return { ok: false, error: forbidden };
  const fields = toFields(sent, row);
  if (fields === null) return { ok: false, error: invalidParams({ meta_data: BAD_META }) };
  const before = row && (await loadItem(ctx, row));
  const saved = row
    ? await changeManaged(ctx, row, fields)
    : await createManaged(ctx, { ...fields, username: await toUsername(ctx, fields) });
  if (!saved.ok) return { ok: false, error: customerError(saved.problems, ctx) };
  const after = await accountById(ctx.db, saved.id);
  if (!after) throw new Error(`customer ${saved.id} was saved and is not there`);
  const item = await loadItem(ctx, after);
  const action = row ? 'updated' : 'created';
  await record({ resource: 'customer', id: saved.id, action, before, after: item });
  return { ok: true, item };
}

async function remove({ ctx, record }: WriteRequest, id: number): Promise<Saved<Customer>> {
  const row = await accountById(ctx.db, id);
  if (!row) return { ok: false, error: unknownCustomer };
  if (isStaff(row.role)) return { ok: false, error: getRefusal('delete', 'wc/v3', true) };
  const item = await loadItem(ctx, row);
  await deleteManaged(ctx, row);
  await record({ resource: 'customer', id, action: 'deleted', before: item, after: null });
  return { ok: true, item };
}

/** The files this customer may download now. */
const downloads = managed({
  namespace: 'wc/v3',
  action: 'view',
  permission: 'manage-customers',
  params: {},
  answer: { schema: z.array(linked(downloadResponse)) },
  async handle(_, { ctx, parts, origin }) {
    const row = await accountById(ctx.db, numericId(parts.customer_id ?? ''));
    if (!row) return refused(unknownCustomer);
    const open = (await downloadsOfCustomer(ctx, row.id)).filter(({ state }) => state === 'open');
    const base = `${origin}/wp-json/wc/v3`;
    return found(
      open.map((download) => ({
        ...downloadItem(download, ctx.settings, origin),
        _links: {
          collection: [{ href: `${base}/customers/${row.id}/downloads` }],
          product: [{ href: `${base}/products/${download.itemId}` }],
          order: [{ href: `${base}/orders/${download.order.id}` }],
        },
      })),
    );
  },
});

export const customerRoutes: RestRoute[] = [
  { namespace: 'wc/v3', path: '/customers/:customer_id/downloads', methods: { GET: downloads } },
  ...managedResource({
    namespace: 'wc/v3',
    path: '/customers',
    replica: true,
    idOf: numericId,
    title: 'customer',
    permission: 'manage-customers',
    input: customerInput,
    required: ['email'],
    readOnly: customerReadOnly,
    response: customerResponse,
    query: customerQuery,
    missing: unknownCustomer,
    batch: true,
    prepare: (request, input) =>
      withHashedPassword(request, input, customerError, { orNone: isMovedIn(request) }),
    async list({ ctx }, query) {
      const role = query.role === 'all' ? null : query.role;
      if (role !== null && !isListedRole(role)) return { items: [], total: 0 };
      const { customers, total } = await listCustomers(ctx.db, {
        role,
        email: query.email,
        search: query.search,
        include: query.include,
        exclude: query.exclude,
        orderBy: ORDER_BY[query.orderby],
        order: query.order,
        offset: rowsBefore(query),
        limit: query.per_page,
      });
      const known = await loadKnown(
        ctx.db,
        customers.map(({ id }) => id),
      );
      return { items: customers.map((row) => customerItem(row, known, ctx)), total };
    },
    async read({ ctx }, id) {
      const row = await accountById(ctx.db, id);
      return row ? loadItem(ctx, row) : null;
    },
    create: (request, input) => save(request, null, input),
    async update(request, id, input) {
      return save(request, (await accountById(request.ctx.db, id)) ?? null, input);
    },
    remove,
  }),
];
