import { withoutUndefined } from '#rules/input/without-undefined.ts';
import { BUNDLES_TAG } from '#server/bundles/tags.ts';
import {
  deleteBundle,
  findStoredBundle,
  findStoredBundles,
  type StoredBundle,
} from '#server/catalog/managing/manage-bundles.ts';
import { saveBundle } from '#server/catalog/saving/save-bundle.ts';
import { productTags } from '#server/catalog/tags.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { BundleInput } from '#wire/catalog/bundle-input.ts';
import {
  type BundleResponse,
  bundleQuery,
  bundleReadOnly,
  bundleResourceInput,
  bundleResponse,
} from '#wire/vitrine/bundles.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { managedResource } from '../../../rest/managed-resource.ts';
import {
  type Deleted,
  numericId,
  type PartialOf,
  type Saved,
  type WriteRequest,
} from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import { writtenMoment } from '../../../wc/shared/dates.ts';
import { NAMESPACE } from '../../vitrine-endpoint.ts';
import { unknownId } from '../unknown-id.ts';
import { bundleRefused } from './bundle-error.ts';

export const noBundle = unknownId('bundle');

const alreadyThere: RestError = {
  code: 'vitrine_rest_bundle_exists',
  message: 'This product has a bundle already. Change that one.',
  status: 409,
};

function bundleItem({ updatedAt, draft }: StoredBundle, settings: Settings): BundleResponse {
  const modified = writtenMoment(updatedAt, settings);
  return {
    id: draft.productId,
    date_modified: modified.local,
    date_modified_gmt: modified.gmt,
    ...draft,
  };
}

type Input = PartialOf<typeof bundleResourceInput>;

async function save(
  { ctx, record }: WriteRequest,
  before: StoredBundle | null,
  input: BundleInput,
): Promise<Saved<BundleResponse>> {
  const { settings, db, now } = ctx;
  const saved = await saveBundle(db, input, now, settings['currency.decimals']);
  if (!saved.ok) return { ok: false, error: bundleRefused(saved.problems) };
  const id = input.productId;
  const after = await findStoredBundle(db, id);
  if (!after) return { ok: false, error: noBundle };
  const item = bundleItem(after, settings);
  await record({
    resource: 'bundle',
    id,
    action: before ? 'updated' : 'created',
    before: before && bundleItem(before, settings),
    after: item,
  });
  await ctx.invalidate([BUNDLES_TAG, ...productTags(id)]);
  return { ok: true, item };
}

async function create(request: WriteRequest, input: Input): Promise<Saved<BundleResponse>> {
  const { productId = 0, items = [] } = input;
  const before = await findStoredBundle(request.ctx.db, productId);
  if (before) return { ok: false, error: alreadyThere };
  return save(request, null, { ...input, productId, items });
}

async function update(
  request: WriteRequest,
  id: number,
  input: Input,
): Promise<Saved<BundleResponse>> {
  const before = await findStoredBundle(request.ctx.db, id);
  if (!before) return { ok: false, error: noBundle };
  if (input.productId !== undefined && input.productId !== id) {
    return { ok: false, error: invalidParams({ productId: 'cannot be changed' }) };
  }
  return save(request, before, { ...before.draft, ...withoutUndefined(input) });
}

async function remove(
  { ctx, record }: WriteRequest,
  id: number,
): Promise<Saved<Deleted<BundleResponse>>> {
  const before = await findStoredBundle(ctx.db, id);
  if (!before) return { ok: false, error: noBundle };
  await deleteBundle(ctx.db, id, ctx.now);
  const previous = bundleItem(before, ctx.settings);
  await record({ resource: 'bundle', id, action: 'deleted', before: previous, after: null });
  await ctx.invalidate([BUNDLES_TAG, ...productTags(id)]);
  return { ok: true, item: { deleted: true, previous } };
}

const SORTS = { id: 'product_id', modified: 'updated_at' } as const;

export const bundleResource = managedResource({
  namespace: NAMESPACE,
  path: '/bundles',
  idOf: numericId,
  title: 'bundle',
  permission: 'manage-products',
  input: bundleResourceInput,
  required: ['productId', 'items'],
  readOnly: bundleReadOnly,
  response: bundleResponse,
  query: bundleQuery,
  missing: noBundle,
  batch: true,
  async list({ ctx }, query) {
    const { bundles, total } = await findStoredBundles(ctx.db, {
      search: query.search ?? '',
      include: query.include,
      exclude: query.exclude,
      part: query.part ?? null,
      sort: SORTS[query.orderby],
      direction: query.order,
      from: rowsBefore(query),
      count: query.per_page,
    });
    return { items: bundles.map((bundle) => bundleItem(bundle, ctx.settings)), total };
  },
  async read({ ctx }, id) {
    const bundle = await findStoredBundle(ctx.db, id);
    return bundle && bundleItem(bundle, ctx.settings);
  },
  create,
  update,
  remove,
});
