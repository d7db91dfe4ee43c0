import { randomBytes } from 'node:crypto';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import type { RoleDefinition } from '#rules/permissions/custom-roles.ts';
import { BUILT_IN_ROLES, type CustomRole, type Role } from '#rules/permissions/permissions.ts';
import { countByRole } from '#server/accounts/managing/role-people.ts';
import { getRights } from '#server/customers/get-rights.ts';
import { changeSettings } from '#server/settings/change-settings.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { roleInput, roleReadOnly, roleResponse, type ShopRole } from '#wire/vitrine/roles.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { credentialRefusal, settingRefusal } from '../../rest/protected-refusals.ts';
import {
  type PartialOf,
  type ReadRequest,
  type Saved,
  textId,
  type WriteRequest,
} from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { NAMESPACE } from '../vitrine-endpoint.ts';

// The roles of the shop: the built-in ones, and those it has added, which are a setting.

type Input = PartialOf<typeof roleInput>;

const missing: RestError = {
  code: 'vitrine_rest_role_invalid_id',
  message: 'There is no such role.',
  status: 404,
};
const builtIn: RestError = {
  code: 'vitrine_rest_role_built_in',
  message: 'This role is built in and cannot be changed. Add a role instead.',
  status: 409,
};
const inUse: RestError = {
  code: 'vitrine_rest_role_in_use',
  message: 'Somebody has this role. Give them another one first.',
  status: 409,
};
const NAME_IN_USE = 'is the name of another role';
const NO_AMOUNT = 'must be zero or more, such as 50.00';

/** Of this moment, in the transaction of a change. */
function settingsNow({ ctx }: ReadRequest): Promise<Settings> {
  return readSettings(ctx.db, ({ name, reason }) => ctx.report(new Error(reason), { name }));
}

function toItem(role: Role, settings: Settings, people: ReadonlyMap<string, number>): ShopRole {
  const { permissions, refundLimit } = getRights(settings, role);
  const custom = settings['staff.roles'].find(({ id }) => id === role);
  const decimals = settings['currency.decimals'];
  return {
    id: role,
    name: custom?.name ?? '',
    built_in: custom === undefined,
    people: people.get(role) ?? 0,
    permissions: [...permissions],
    refund_limit: refundLimit === null ? null : getDecimal(money(refundLimit), decimals),
    has_limit: custom !== undefined || role === 'support',
  };
}

async function listRoles(request: ReadRequest): Promise<ShopRole[]> {
  const settings = await settingsNow(request);
  const people = await countByRole(request.ctx.db);
  const staff = BUILT_IN_ROLES.filter((role) => role !== 'customer');
  const all: Role[] = [...staff, ...settings['staff.roles'].map(({ id }) => id)];
  return all.map((role) => toItem(role, settings, people));
}

async function findRole(request: ReadRequest, id: string): Promise<ShopRole | null> {
  return (await listRoles(request)).find((role) => role.id === id) ?? null;
}

type Limit = { ok: true; limit: number | null } | { ok: false; error: RestError };

function readLimit(settings: Settings, sent: string | null): Limit {
  if (sent === null) return { ok: true, limit: null };
  const amount = parseDecimal(sent, settings['currency.decimals']);
  return amount === null || amount < 0
    ? { ok: false, error: invalidParams({ refund_limit: NO_AMOUNT }) }
    : { ok: true, limit: amount };
}

/** Writes the setting; `id` is the role that is answered with. */
async function write(
  request: WriteRequest,
  values: Partial<Pick<Settings, 'staff.roles' | 'staff.supportRefundLimit'>>,
  id: string,
): Promise<Saved<ShopRole>> {
  const saved = await changeSettings(request, { values });
  if (!saved.ok) {
    const params = Object.fromEntries(saved.problems.map(({ field, reason }) => [field, reason]));
    const error = settingRefusal(saved.problems, (name) => name) ?? invalidParams(params);
    return { ok: false, error };
  }
  const role = await findRole(request, id);
  return role ? { ok: true, item: role } : { ok: false, error: missing };
}

async function saveRole(
  request: WriteRequest,
  id: CustomRole,
  { name, permissions, refund_limit: sent }: Input,
): Promise<Saved<ShopRole>> {
  const settings = await settingsNow(request);
  const roles = settings['staff.roles'];
  const before = roles.find((role) => role.id === id);
  const title = (name ?? before?.name ?? '').trim();
  if (title === '') return { ok: false, error: invalidParams({ name: 'is missing' }) };
  const same = (other: RoleDefinition) => other.name.toLowerCase() === title.toLowerCase();
  if (roles.some((other) => other.id !== id && same(other))) {
    return { ok: false, error: invalidParams({ name: NAME_IN_USE }) };
  }
  const read = sent === undefined ? null : readLimit(settings, sent);
  if (read && !read.ok) return read;
  const role = {
    id,
    name: title,
    permissions: [...(permissions ?? before?.permissions ?? [])],
    refundLimit: read ? read.limit : (before?.refundLimit ?? 0),
  };
  const after = before ? roles.map((each) => (each.id === id ? role : each)) : [...roles, role];
  return write(request, { 'staff.roles': after }, id);
}

/** Of support alone: what a built-in role may do is fixed. */
async function saveSupportLimit(request: WriteRequest, input: Input): Promise<Saved<ShopRole>> {
  const { name, permissions, refund_limit: sent } = input;
  if (name !== undefined || permissions !== undefined) return { ok: false, error: builtIn };
  if (sent === undefined || sent === null) {
    return { ok: false, error: invalidParams({ refund_limit: NO_AMOUNT }) };
  }
  const read = readLimit(await settingsNow(request), sent);
  if (!read.ok) return read;
  return write(request, { 'staff.supportRefundLimit': read.limit ?? 0 }, 'support');
}

async function removeRole(request: WriteRequest, id: string): Promise<Saved<ShopRole>> {
  const role = await findRole(request, id);
  if (!role) return { ok: false, error: missing };
  if (role.built_in) return { ok: false, error: builtIn };
  if (role.people > 0) return { ok: false, error: inUse };
  const roles = (await settingsNow(request))['staff.roles'].filter((each) => each.id !== id);
  const saved = await changeSettings(request, { values: { 'staff.roles': roles } });
  if (saved.ok) return { ok: true, item: role };
  const error = settingRefusal(saved.problems, (name) => name) ?? missing;
  return { ok: false, error };
}

/** A program makes no roles: what it chose would last longer than its key. */
function refusalFor({ manager, ctx }: WriteRequest): { ok: false; error: RestError } | null {
  const error = credentialRefusal(manager, ctx.now);
  return error && { ok: false, error };
}

export const roleRoutes = managedResource({
  namespace: NAMESPACE,
  path: '/roles',
  idPart: ':id<[a-z0-9_]+>',
  idOf: textId,
  title: 'role',
  permission: 'manage-roles',
  input: roleInput,
  required: ['name', 'permissions'],
  readOnly: roleReadOnly,
  response: roleResponse,
  query: {},
  missing,
  async list(request) {
    const items = await listRoles(request);
    return { items, total: items.length };
  },
  read: findRole,
  async create(request, input) {
    const id = `custom_${randomBytes(5).toString('hex')}` as const;
    return refusalFor(request) ?? saveRole(request, id, input);
  },
  async update(request, id, input) {
    const forbidden = refusalFor(request);
    if (forbidden) return forbidden;
    if (id === 'support') return saveSupportLimit(request, input);
    const role = await findRole(request, id);
    if (!role) return { ok: false, error: missing };
    const { 'staff.roles': roles } = await settingsNow(request);
    const definition = roles.find((each) => each.id === id);
    return definition ? saveRole(request, definition.id, input) : { ok: false, error: builtIn };
  },
  async remove(request, id) {
    return refusalFor(request) ?? removeRole(request, id);
  },
});
