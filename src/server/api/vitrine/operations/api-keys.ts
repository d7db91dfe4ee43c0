import { toMoment } from '#rules/dates/zone-time.ts';
import { createKey } from '#server/accounts/api-keys/create-key.ts';
import { type ListedKey, listedKey, listKeys } from '#server/accounts/api-keys/list-keys.ts';
import { revokeKey } from '#server/accounts/api-keys/revoke.ts';
import { findMember } from '#server/accounts/managing/staff.ts';
import {
  type ApiKey,
  keyInput,
  keyQuery,
  keyReadOnly,
  keyResponse,
} from '#wire/vitrine/running.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { credentialRefusal } from '../../rest/protected-refusals.ts';
import { numericId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { momentOrNull, momentText } from '../moment-text.ts';
import { NAMESPACE } from '../vitrine-endpoint.ts';

const missing: RestError = {
  code: 'vitrine_rest_api_key_invalid_id',
  message: 'There is no such key.',
  status: 404,
};

function toItem(key: ListedKey): ApiKey {
  return {
    id: key.id,
    name: key.name,
    permissions: key.permissions,
    ending: key.ending,
    user_id: key.customerId,
    user_email: key.email,
    role: key.role,
    created_at: momentText(key.createdAt),
    last_used_at: momentOrNull(key.lastUsedAt),
    revoked_at: momentOrNull(key.revokedAt),
    expires_at: momentOrNull(key.expiresAt),
  };
}

/** Keys of programs. The pair is in the answer that makes it, and nowhere after. */
export const apiKeyRoutes: readonly RestRoute[] = managedResource({
  namespace: NAMESPACE,
  path: '/api-keys',
  idOf: numericId,
  title: 'API_key',
  permission: 'manage-api-keys',
  input: keyInput,
  required: ['name', 'permissions'],
  readOnly: keyReadOnly,
  response: keyResponse,
  query: keyQuery,
  missing,
  // A revoked key stays in the list.
  trash: true,
  async list({ ctx }, query) {
    const page = { offset: rowsBefore(query), limit: query.per_page, state: query.state };
    const { keys, total } = await listKeys(ctx, page);
    return { items: keys.map(toItem), total };
  },
  async read({ ctx }, id) {
    const key = await listedKey(ctx.db, id);
    return key && toItem(key);
  },
  async create({ ctx, manager, record }, input) {
    const forbidden = credentialRefusal(manager, ctx.now);
    if (forbidden) return { ok: false, error: forbidden };
    const { name = '', permissions = 'read', user_id: owner, expires_at: until } = input;
    const expiresAt = until ? toMoment(until, ctx.settings['shop.timeZone']) : null;
    if (expiresAt !== null && expiresAt <= ctx.now) {
      return { ok: false, error: invalidParams({ expires_at: 'has passed already' }) };
    }
    const member = await findMember(ctx.db, owner ?? manager.customerId);
    if (!member || member.role === 'customer') {
      return { ok: false, error: invalidParams({ user_id: 'is not one of the staff' }) };
    }
    const made = await createKey(ctx, {
      customerId: member.id,
      name: name.trim(),
      permissions,
      expiresAt,
    });
    const key = await listedKey(ctx.db, made.id);
    if (!key) throw new Error(`key ${made.id} was made and is not there`);
    const item = toItem(key);
    await record({
      resource: 'api_key',
      id: made.id,
      action: 'created',
      before: null,
      after: item,
    });
    return { ok: true, item: { ...item, consumer_key: made.key, consumer_secret: made.secret } };
  },
  async remove({ ctx, record }, id) {
    const before = await listedKey(ctx.db, id);
    if (!before) return { ok: false, error: missing };
    await revokeKey(ctx, id);
    const after = (await listedKey(ctx.db, id)) ?? before;
    const [was, is] = [toItem(before), toItem(after)];
    await record({ resource: 'api_key', id, action: 'updated', before: was, after: is });
    return { ok: true, item: is };
  },
});
