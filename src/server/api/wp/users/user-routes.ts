import * as z from 'zod/mini';
import { mayEditAccount } from '#rules/permissions/edit-account.ts';
import { may } from '#rules/permissions/permissions.ts';
import type { AccountProblem } from '#server/accounts/account-problem.ts';
import { isLastAdministrator } from '#server/accounts/last-administrator.ts';
import {
  type CustomerFields,
  changeManaged,
  createManaged,
  deleteManaged,
} from '#server/accounts/managing/manage-customer.ts';
import { hasPublished } from '#server/content/managing/find-documents.ts';
import { reassignDocuments } from '#server/content/managing/save-documents.ts';
import { type AccountRow, accountById } from '#server/customers/find-customer.ts';
import { listCustomers } from '#server/customers/list-customers.ts';
import {
  isAssignable,
  isListedRole,
  type ListedRole,
  saveSubscriber,
  storedRole,
  subscribersAmong,
} from '#server/customers/subscribers.ts';
import { translator } from '#server/language/translator.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { contextField, rowsBefore } from '#wire/wc/list-query.ts';
import { linked } from '#wire/wc/response-parts.ts';
import {
  publicUserResponse,
  type User,
  userDeletion,
  userInput,
  userQuery,
  userReadOnly,
  userResponse,
} from '#wire/wp/user.ts';
import { accountRefusal } from '../../manager/account-refusal.ts';
import { isMovedIn, withHashedPassword } from '../../manager/hashed-password.ts';
import { getEtag, unchanged } from '../../rest/conflict.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { forbidden, open } from '../../rest/open-endpoint.ts';
import { missingParams } from '../../rest/param-problems.ts';
import { changedSince, getRefusal } from '../../rest/refusals.ts';
import {
  type Deleted,
  numericId,
  type PartialOf,
  type Saved,
  type WriteRequest,
} from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { accountCodec } from '../../wc/shared/account-codec.ts';
import { publicUser, userItem } from './user-item.ts';

export const missingUser: RestError = {
  code: 'rest_user_invalid_id',
  message: 'Invalid user ID.',
  status: 404,
};
const noTrash: RestError = {
  code: 'rest_trash_not_supported',
  message: "Users do not support trashing. Set 'force=true' to delete.",
  status: 501,
};
const noHeir: RestError = {
  code: 'rest_user_invalid_reassign',
  message: 'Invalid user ID for reassignment.',
  status: 400,
  data: { params: { reassign: 'Invalid user ID for reassignment.' } },
};

const ORDER_BY = {
  id: 'id',
  include: 'include',
  url: 'id',
  slug: 'id',
  email: 'email',
  name: 'display_name',
  registered_date: 'created_at',
} as const;
const CODES: Readonly<Record<string, string>> = {
  'account.problem.emailTaken': 'existing_user_email',
  'account.problem.usernameTaken': 'existing_user_login',
};

function userError(problems: readonly AccountProblem[], { settings }: ShopContext): RestError {
  const t = translator(settings);
  const params = Object.fromEntries(
    problems.map(({ code, field = 'email', values }) => [field, t(code, values)]),
  );
  const code = CODES[problems[0]?.code ?? ''] ?? 'rest_invalid_param';
  return { code, message: Object.values(params).join(' '), status: 400, data: { params } };
}

/** With whether it is a subscriber. */
async function loadUser(row: AccountRow, place: { ctx: ShopContext; origin: string }) {
  const subscribers = await subscribersAmong(place.ctx.db, [row.id]);
  return userItem(row, { ...place, subscribers });
}

type NamedRole = { ok: true; listed: ListedRole | undefined } | { ok: false; error: RestError };

function namedRole(settings: Settings, { roles }: PartialOf<typeof userInput>): NamedRole {
  const [name] = roles ?? [];
  if (name === undefined) return { ok: true, listed: undefined };
  if (isAssignable(settings, name)) return { ok: true, listed: name };
  const message = `The role ${name} does not exist.`;
  return { ok: false, error: { code: 'rest_user_invalid_role', message, status: 400 } };
}

async function save(
  request: WriteRequest,
  row: AccountRow | null,
  sent: PartialOf<typeof userInput>,
): Promise<Saved<User>> {
  const { ctx, manager, record } = request;
  const named = namedRole(ctx.settings, sent);
  if (!named.ok) return { ok: false, error: named.error };
  const { listed } = named;
  const role = listed && storedRole(listed);
  if (!mayEditAccount(manager.rights, row?.role ?? 'customer', role)) {
    const error = role === undefined || role === row?.role ? CANNOT_EDIT : CANNOT_GIVE_ROLE;
    return { ok: false, error };
  }
  const forbidden = accountRefusal(manager, row, { ...sent, role }, ctx.now);
  if (forbidden) return { ok: false, error: forbidden };
  const fields: CustomerFields = {
    ...accountCodec.fromInput(sent).changes,
    // A hash already.
    passwordHash: sent.password,
    username: sent.username,
    displayName: sent.name,
    role,
    meta: [],
  };
  const before = row && (await loadUser(row, request));
  const saved = row ? await changeManaged(ctx, row, fields) : await createManaged(ctx, fields);
  if (!saved.ok) return { ok: false, error: userError(saved.problems, ctx) };
  const after = await accountById(ctx.db, saved.id);
  if (!after) throw new Error(`account ${saved.id} was saved and is not there`);
  if (listed) await saveSubscriber(ctx.db, saved.id, listed);
  const item = await loadUser(after, request);
  const action = row ? 'updated' : 'created';
  await record({ resource: 'customer', id: saved.id, action, before, after: item });
  return { ok: true, item };
}

const CANNOT_EDIT = getRefusal('edit', 'wp/v2', true);
const CANNOT_GIVE_ROLE: RestError = {
  code: 'rest_user_invalid_role',
  message: 'Sorry, you are not allowed to give users that role.',
  status: 403,
};

/** What they wrote goes to somebody else, or has no author any more. */
const remove = managed({
  namespace: 'wp/v2',
  action: 'delete',
  permission: 'manage-customers',
  params: userDeletion,
  answer: { schema: z.object({ deleted: z.boolean(), previous: userResponse }) },
  async handle({ force, reassign }, call) {
    if (reassign === undefined) return refused(missingParams(['reassign']));
    const id = numericId(call.parts.id ?? '');
    const saved = await changeAs(
      call.ctx,
      call.manager,
      async (change): Promise<Saved<Deleted<User>>> => {
        const { ctx } = change;
        const row = await accountById(ctx.db, id);
        if (!row) return { ok: false, error: missingUser };
        if (!force) return { ok: false, error: noTrash };
        if (!mayEditAccount(call.manager.rights, row.role)) {
          return { ok: false, error: getRefusal('delete', 'wp/v2', true) };
        }
        const heir = reassign === 0 ? null : await accountById(ctx.db, reassign);
        if (reassign !== 0 && (!heir || heir.id === id)) return { ok: false, error: noHeir };
        if (await isLastAdministrator(ctx.db, row)) {
          const problem = { code: 'account.problem.lastAdministrator', field: 'id' } as const;
          return { ok: false, error: userError([problem], ctx) };
        }
        const item = await loadUser(row, { ctx, origin: call.origin });
        if (!unchanged(call.request, item)) return { ok: false, error: changedSince };
        await reassignDocuments(ctx.db, id, heir?.id ?? null);
        await deleteManaged(ctx, row);
        const { _links: _addresses, ...previous } = item;
        await change.record({
          resource: 'customer',
          id,
          action: 'deleted',
          before: previous,
          after: null,
        });
        return { ok: true, item: { deleted: true, previous } };
      },
    );
    return saved.ok ? found(saved.item) : refused(saved.error);
  },
});

/** Everybody may know who wrote what is published; the rest is for managers and oneself. */
const read = open({
  permission: 'manage-customers',
  params: { context: z._default(contextField, 'view') },
  answer: { schema: z.union([linked(userResponse), linked(publicUserResponse)]) },
  async handle(_, { ctx, origin, parts, trusted, manager }) {
    const id = numericId(parts.id ?? '');
    const row = await accountById(ctx.db, id);
    if (trusted || manager?.customerId === id) {
      if (!row) return refused(missingUser);
      const item = await loadUser(row, { ctx, origin });
      return { ok: true, answer: { body: item, headers: { etag: getEtag(item) } } };
    }
    // Who has an account is not to be found out.
    if (!row || !(await hasPublished(ctx.db, id, ctx.now))) {
      return refused(forbidden(manager, 'rest_user_cannot_view'));
    }
    return found(publicUser(row, { ctx, origin }));
  },
});

const routes = managedResource({
  namespace: 'wp/v2',
  path: '/users',
  idOf: numericId,
  title: 'user',
  permission: 'manage-customers',
  input: userInput,
  required: ['username', 'email', 'password'],
  readOnly: userReadOnly,
  response: userResponse,
  query: userQuery,
  missing: missingUser,
  async prepare(request, input) {
    const { ctx, manager, parts } = request;
    const row = (await accountById(ctx.db, numericId(parts.id ?? ''))) ?? null;
    const named = namedRole(ctx.settings, input);
    if (!named.ok) return { ok: false, error: named.error };
    const { listed } = named;
    const role = listed && storedRole(listed);
    const error = accountRefusal(manager, row, { ...input, role }, ctx.now);
    return error && may(manager.rights, 'manage-roles')
      ? { ok: false, error }
      : withHashedPassword(request, input, userError, { orNone: isMovedIn(request, listed) });
  },
  async list({ ctx, origin }, query) {
    const { customers, total } = await listCustomers(ctx.db, {
      role: query.roles.length === 0 ? null : query.roles.filter(isListedRole),
      search: query.search,
      include: query.include,
      exclude: query.exclude,
      orderBy: ORDER_BY[query.orderby],
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    const ids = customers.map(({ id }) => id);
    const subscribers = await subscribersAmong(ctx.db, ids);
    return { items: customers.map((row) => userItem(row, { ctx, origin, subscribers })), total };
  },
  async read({ ctx, origin }, id) {
    const row = await accountById(ctx.db, id);
    return row ? loadUser(row, { ctx, origin }) : null;
  },
  create: (request, input) => save(request, null, input),
  async update(request, id, input) {
    return save(request, (await accountById(request.ctx.db, id)) ?? null, input);
  },
});

export const userRoutes: RestRoute[] = routes.map(({ methods, ...route }) => ({
  ...route,
  methods: route.path === '/users' ? methods : { ...methods, GET: read, DELETE: remove },
}));
