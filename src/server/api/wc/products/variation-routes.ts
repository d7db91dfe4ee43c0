import * as z from 'zod/mini';
import { isProduct } from '#server/catalog/is-product.ts';
import { changeProducts } from '#server/catalog/managing/change-products.ts';
import { findProducts } from '#server/catalog/managing/find-products.ts';
import { generateVariations } from '#server/catalog/managing/generate-variations.ts';
import type { VariationStep } from '#server/catalog/managing/product-patch.ts';
import { recordProducts } from '#server/catalog/managing/record-products.ts';
import { productTags } from '#server/catalog/tags.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { flag, group } from '#wire/wc/field.ts';
import {
  generatedVariationsResponse,
  type Variation,
  variationResponse,
} from '#wire/wc/product.ts';
import { wcVariationInput, wcVariationReadOnly } from '#wire/wc/product-fields.ts';
import { wcVariationQuery } from '#wire/wc/product-query.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import { numericId, type ReadRequest, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { prepareImage } from './prepare-images.ts';
import { getPage, variationFilter } from './product-filter.ts';
import { readVariationPatch, type VariationFields } from './read-patch.ts';
import { fieldError, saveError } from './save-error.ts';
import { variationItems, withItemAddress } from './variation-items.ts';

const namespace = 'wc/v3';
const permission = 'manage-products';
const reading = 'see-products';
const path = '/products/:product_id/variations';
const missing = invalidId('product_variation');
const missingProduct = invalidId('product');

const toProduct = ({ parts }: Pick<ReadRequest, 'parts'>) => numericId(parts.product_id ?? '');

/** A variation of another product is not found here. */
async function readVariation(request: ReadRequest, id: number): Promise<Variation | null> {
  const [item] = await variationItems(request, [id]);
  return item?.parent_id === toProduct(request) ? item : null;
}

/** Changes one variation of its product; the product is checked whole. */
async function step(
  request: WriteRequest,
  requested: VariationStep,
  sku: string,
): Promise<{ ok: true; added: number } | Extract<Saved<Variation>, { ok: false }>> {
  const { ctx, manager } = request;
  const id = toProduct(request);
  if (!(await isProduct(ctx.db, id))) return { ok: false, error: missingProduct };
  const results = await changeProducts(
    ctx.db,
    [{ id, patch: { variations: [requested] } }],
    ctx.now,
    { byPerson: manager.by === 'session' },
  );
  const [result] = results;
  if (!result?.ok) {
    return { ok: false, error: await saveError(ctx.db, result?.problems ?? [], sku) };
  }
  await recordProducts(request, results);
  return { ok: true, added: result.variationIds.at(-1) ?? 0 };
}

async function save(
  request: WriteRequest,
  id: number | null,
  fields: VariationFields,
): Promise<Saved<Variation>> {
  const read = readVariationPatch(fields, request.ctx.settings);
  if (!read.ok) return { ok: false, error: fieldError(read.problems) };
  const { patch } = read;
  const requested: VariationStep = id === null ? { do: 'add', patch } : { do: 'change', id, patch };
  const saved = await step(request, requested, patch.sku ?? '');
  if (!saved.ok) return saved;
  const item = await readVariation(request, id ?? saved.added);
  return item ? { ok: true, item } : { ok: false, error: missing };
}

const variations = managedResource({
  namespace,
  path,
  idOf: numericId,
  title: 'product_variation',
  permission: { read: reading, write: permission },
  input: wcVariationInput,
  readOnly: wcVariationReadOnly,
  response: variationResponse,
  query: wcVariationQuery,
  missing,
  batch: true,
  prepare: prepareImage,
  async list(request, query) {
    const { ctx } = request;
    const parent = toProduct(request);
    if (!(await isProduct(ctx.db, parent))) return missingProduct;
    const filter = variationFilter(ctx, query, parent);
    const { ids, total } = await findProducts(ctx.db, filter, getPage(query), ctx.now);
    return { items: await variationItems(request, ids), total };
  },
  read: readVariation,
  create: (request, input) => save(request, null, input),
  update: (request, id, input) => save(request, id, input),
  async remove(request, id) {
    const item = await readVariation(request, id);
    if (!item) return { ok: false, error: missing };
    const done = await step(request, { do: 'delete', id }, '');
    return done.ok ? { ok: true, item } : done;
  },
});

const generate = managed({
  namespace,
  permission,
  action: 'create',
  params: {
    delete: z._default(flag(), false),
    default_values: z.optional(group(wcVariationInput)),
  },
  answer: { schema: generatedVariationsResponse },
  async handle({ delete: deleteUnmatched, default_values: values = {} }, call) {
    const { ctx } = call;
    const id = toProduct(call);
    if (!(await isProduct(ctx.db, id))) return refused(missingProduct);
    const read = readVariationPatch(values, ctx.settings);
    if (!read.ok) return refused(fieldError(read.problems));
    const made = await changeAs(ctx, call.manager, async (change) => {
      const choices = { values: read.patch, deleteUnmatched };
      const result = await generateVariations(change.ctx.db, id, choices, ctx.now);
      if (result.ok) {
        await recordProducts(change, [result.result]);
        await change.ctx.invalidate(productTags(id));
      }
      return result;
    });
    if (!made.ok) return refused(await saveError(ctx.db, made.problems, ''));
    const { added: count, deleted: deleted_count } = made;
    return found(deleteUnmatched ? { count, deleted_count } : { count });
  },
});

/** The variations of all products. */
const allVariations = managedResource({
  namespace,
  path: '/variations',
  idOf: numericId,
  title: 'product_variation',
  permission: { read: reading, write: permission },
  input: {},
  readOnly: { ...wcVariationReadOnly, ...wcVariationInput },
  response: variationResponse,
  query: wcVariationQuery,
  missing,
  async list(request, query) {
    const { ctx, origin } = request;
    const filter = variationFilter(ctx, query, null);
    const { ids, total } = await findProducts(ctx.db, filter, getPage(query), ctx.now);
    const items = await variationItems(request, ids);
    return { items: items.map((item) => withItemAddress(item, origin)), total };
  },
});

export const variationRoutes: readonly RestRoute[] = [
  ...allVariations,
  { namespace, path: `${path}/generate`, methods: { POST: generate } },
  ...variations,
];
