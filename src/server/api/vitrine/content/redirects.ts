import {
  deleteRedirect,
  findRedirect,
  listRedirects,
  type RedirectFields,
  type RedirectResult,
  saveRedirect,
} from '#server/redirects/manage-redirects.ts';
import type { RedirectRow } from '#server/redirects/tables.ts';
import {
  type Redirect,
  redirectInput,
  redirectReadOnly,
  redirectResponse,
  redirectsQuery,
} from '#wire/vitrine/redirects.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE } from '../vitrine-endpoint.ts';

const missing: RestError = {
  code: 'vitrine_rest_redirect_invalid_id',
  message: 'There is no such redirect.',
  status: 404,
};

const WORDS = {
  'redirect.from': 'must be a path of the shop, such as /old-page, and not its first page',
  'redirect.taken': 'leads elsewhere already',
  'redirect.to': 'must be a path of the shop or an address that begins with https://',
  'redirect.self': 'is the same address',
  'redirect.loop': 'leads back to where it comes from',
} as const;

function toItem(row: RedirectRow): Redirect {
  const { id, from_path: from, target: to } = row;
  return { id, from, to, status: `${row.status}`, created_at: momentText(row.created_at) };
}

async function saved(
  { record }: WriteRequest,
  result: RedirectResult,
  before: Redirect | null,
): Promise<Saved<Redirect>> {
  if (!result.ok) {
    const { field, code } = result.problem;
    return { ok: false, error: invalidParams({ [field]: WORDS[code] }) };
  }
  const item = toItem(result.redirect);
  const action = before === null ? 'created' : 'updated';
  await record({ resource: 'redirect', id: result.redirect.id, action, before, after: item });
  return { ok: true, item };
}

/** Addresses that lead elsewhere. */
export const redirectRoutes = managedResource({
  namespace: NAMESPACE,
  path: '/redirects',
  idOf: numericId,
  title: 'redirect',
  permission: 'edit-content',
  input: redirectInput,
  required: ['from', 'to'],
  readOnly: redirectReadOnly,
  response: redirectResponse,
  query: redirectsQuery,
  missing,
  async list({ ctx }, query) {
    const listQuery = { search: query.search, offset: rowsBefore(query), limit: query.per_page };
    const { redirects, total } = await listRedirects(ctx.db, listQuery);
    // Alone in the list: one that is used meanwhile is no other redirect to its editor.
    return { items: redirects.map((row) => ({ ...toItem(row), uses: row.uses })), total };
  },
  async read({ ctx }, id) {
    const row = await findRedirect(ctx.db, id);
    return row && toItem(row);
  },
  async create(request, { from = '', to = '', status }) {
    const fields: RedirectFields = { from, to, status: status === '302' ? 302 : 301 };
    const { ctx } = request;
    return saved(request, await saveRedirect(ctx.db, null, fields, ctx.now), null);
  },
  async update(request, id, input) {
    const { ctx } = request;
    const row = await findRedirect(ctx.db, id);
    if (!row) return { ok: false, error: missing };
    const status = input.status ?? String(row.status);
    const fields: RedirectFields = {
      from: input.from ?? row.from_path,
      to: input.to ?? row.target,
      status: status === '302' ? 302 : 301,
    };
    return saved(request, await saveRedirect(ctx.db, id, fields, ctx.now), toItem(row));
  },
  async remove({ ctx, record }, id) {
    const row = await findRedirect(ctx.db, id);
    if (!row) return { ok: false, error: missing };
    const previous = toItem(row);
    await deleteRedirect(ctx.db, id);
    await record({ resource: 'redirect', id, action: 'deleted', before: previous, after: null });
    return { ok: true, item: { deleted: true, previous } };
  },
});
