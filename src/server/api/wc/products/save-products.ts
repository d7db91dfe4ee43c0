import { changeProducts, type ProductRequest } from '#server/catalog/managing/change-products.ts';
import { recordProducts } from '#server/catalog/managing/record-products.ts';
import { deleteProduct } from '#server/catalog/saving/delete-product.ts';
import { CATALOG_TAG, productTags } from '#server/catalog/tags.ts';
import { describeMedia, findMediaRows } from '#server/media/media-library.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Product } from '#wire/wc/product.ts';
import type { wcProductInput } from '#wire/wc/product-fields.ts';
import { invalidId } from '../../rest/refusals.ts';
import type { ResourceRequest, Saved, WriteRequest } from '../../rest/resource.ts';
import { hasParts, saveProductParts } from './parts/save-parts.ts';
import { productItems } from './product-items.ts';
import { type ProductFields, readProductPatch } from './read-patch.ts';
import { fieldError, productError } from './save-error.ts';
import { productFor } from './without-costs.ts';

// Writes of products by programs: each is recorded in the manager's log and seen in the shop at once.

type Step = { ok: true; request: ProductRequest } | Extract<Saved<Product>, { ok: false }>;

/** Reads, checks and writes all of them together; each answers for itself. */
async function saveRequested(
  request: WriteRequest,
  steps: readonly Step[],
): Promise<Saved<Product>[]> {
  const { ctx, origin, manager } = request;
  const requests = steps.flatMap((one) => (one.ok ? one.request : []));
  const results = await changeProducts(ctx.db, requests, ctx.now, {
    byPerson: manager.by === 'session',
  });
  await recordProducts(request, results);
  const items = await productItems(
    ctx,
    origin,
    results.flatMap((result) => (result.ok ? result.id : [])),
    true,
  );
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const saved: Saved<Product>[] = [];
  let at = 0;
  for (const one of steps) {
    if (!one.ok) {
      saved.push(one);
      continue;
    }
    const result = results[at];
    at += 1;
    const item = result?.ok ? itemOf.get(result.id) : undefined;
    if (item) saved.push({ ok: true, item });
    else {
      const problems = result && !result.ok ? result.problems : [];
      const error = await productError(ctx.db, problems, one.request.patch.sku ?? '');
      saved.push({ ok: false, error });
    }
  }
  return saved;
}

async function saveOne(request: WriteRequest, step: Step): Promise<Saved<Product>> {
  const [saved] = await saveRequested(request, [step]);
  return saved ?? { ok: false, error: invalidId('product') };
}

function getRequested(id: number | null, fields: ProductFields, settings: Settings): Step {
  const read = readProductPatch(fields, settings);
  if (!read.ok) return { ok: false, error: fieldError(read.problems) };
  // WooCommerce takes a product without a name; this one is called so until somebody names it.
  const patch = id === null && !read.patch.name ? { ...read.patch, name: 'Product' } : read.patch;
  return { ok: true, request: { id, patch } };
}

export async function saveProductFields(
  request: WriteRequest,
  id: number | null,
  fields: ProductFields,
): Promise<Saved<Product>> {
  await describeImages(request, fields.images ?? []);
  const saved = await saveOne(request, getRequested(id, fields, request.ctx.settings));
  if (!saved.ok || !hasParts(fields)) return saved;
  const error = await saveProductParts(request, saved.item.id, fields);
  if (error) return { ok: false, error };
  const item = await readProduct(request, saved.item.id);
  return item ? { ok: true, item } : { ok: false, error: invalidId('product') };
}

export async function saveManyProducts(
  request: WriteRequest,
  requests: readonly ResourceRequest<number, typeof wcProductInput>[],
): Promise<Saved<Product>[]> {
  const { settings } = request.ctx;
  await describeImages(
    request,
    requests.flatMap(({ input }) => input.images ?? []),
  );
  return saveRequested(
    request,
    requests.map(({ id, input }) =>
      hasParts(input) ? { ok: false, error: PARTS_ALONE } : getRequested(id, input, settings),
    ),
  );
}

/** Of many, each is saved or refused for itself, and a part with its product alone. */
const PARTS_ALONE = fieldError({
  'extensions.vitrine': 'option_forms, boosters and upsells are saved with one product at a time',
});

/** Into the trash, or away for good. The answer is the product as it was. */
export async function removeProduct(
  request: WriteRequest,
  id: number,
  force: boolean,
): Promise<Saved<Product>> {
  const { ctx, origin, record } = request;
  const [item] = await productItems(ctx, origin, [id], true);
  if (!item) return { ok: false, error: invalidId('product') };
  if (!force) {
    if (item.status === 'trash') return { ok: false, error: alreadyTrashed };
    const patch = { status: 'trash' as const };
    const saved = await saveOne(request, { ok: true, request: { id, patch } });
    return saved.ok ? { ok: true, item } : saved;
  }
  await deleteProduct(ctx.db, id, ctx.now);
  await record({ resource: 'product', id, action: 'deleted', before: item, after: null });
  await ctx.invalidate(productTags(id));
  return { ok: true, item };
}

const alreadyTrashed = {
  code: 'woocommerce_rest_already_trashed',
  message: 'The product has already been deleted.',
  status: 410,
};

export async function readProduct(
  { ctx, origin, manager }: Pick<WriteRequest, 'ctx' | 'origin' | 'manager'>,
  id: number,
): Promise<Product | null> {
  const [item] = await productItems(ctx, origin, [id], true);
  return item ? productFor(manager, item) : null;
}

interface DescribedImage {
  id?: number | undefined;
  alt?: string | undefined;
}

/** The alternative text belongs to the picture: wherever it is shown, it has the new one. */
async function describeImages(
  { ctx, record }: WriteRequest,
  images: readonly DescribedImage[],
): Promise<void> {
  const input = new Map(
    images.flatMap(({ id, alt }) => (id && alt !== undefined ? [[id, alt] as const] : [])),
  );
  const stored = await findMediaRows(ctx.db, [...input.keys()]);
  const changed = [...stored.values()].filter(({ id, alt }) => input.get(id) !== alt);
  for (const { id, alt: before } of changed) {
    const alt = input.get(id) ?? '';
    await describeMedia(ctx.db, id, { alt });
    await record({
      resource: 'media',
      id,
      action: 'updated',
      before: { alt: before },
      after: { alt },
    });
  }
  if (changed.length > 0) await ctx.invalidate([CATALOG_TAG]);
}
