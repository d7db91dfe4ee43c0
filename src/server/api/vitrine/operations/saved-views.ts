import {
  deleteView,
  findSavedView,
  loadSavedViews,
  MAX_VIEWS,
  saveView,
} from '#server/accounts/saved-views.ts';
import {
  savedView,
  savedViewInput,
  savedViewReadOnly,
  savedViewsQuery,
} from '#wire/vitrine/saved-view.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { NAMESPACE } from '../vitrine-endpoint.ts';

const missing: RestError = {
  code: 'vitrine_rest_saved_view_invalid_id',
  message: 'You have no such view.',
  status: 404,
};

/** Each person of the staff has their own, whatever else they may do. */
export const savedViewRoutes = managedResource({
  namespace: NAMESPACE,
  path: '/saved-views',
  idOf: numericId,
  title: 'saved_view',
  permission: 'open-admin',
  input: savedViewInput,
  required: ['screen', 'name', 'query'],
  readOnly: savedViewReadOnly,
  response: savedView,
  query: savedViewsQuery,
  missing,
  async list({ ctx, manager }, { screen }) {
    const items = await loadSavedViews(ctx.db, manager.customerId, screen);
    return { items, total: items.length };
  },
  read: ({ ctx, manager }, id) => findSavedView(ctx.db, manager.customerId, id),
  async create({ ctx, manager, record }, { screen = '', name = '', query = { filter: {} } }) {
    const named = { screen: screen.trim(), name: name.trim(), query };
    if (named.screen === '') return refusedAt('screen', 'must not be empty');
    if (named.name === '') return refusedAt('name', 'must not be empty');
    const id = await saveView(ctx.db, manager.customerId, named);
    if (id === null) return refusedAt('name', `is one too many: ${MAX_VIEWS} views are the most`);
    const item = await findSavedView(ctx.db, manager.customerId, id);
    if (item === null) return { ok: false, error: missing };
    await record({ resource: 'saved_view', id, action: 'created', before: null, after: item });
    return { ok: true, item };
  },
  async remove({ ctx, manager, record }, id) {
    const previous = await findSavedView(ctx.db, manager.customerId, id);
    if (previous === null) return { ok: false, error: missing };
    await deleteView(ctx.db, manager.customerId, id);
    await record({ resource: 'saved_view', id, action: 'deleted', before: previous, after: null });
    return { ok: true, item: { deleted: true, previous } };
  },
});

function refusedAt(field: string, why: string) {
  return { ok: false as const, error: invalidParams({ [field]: why }) };
}
