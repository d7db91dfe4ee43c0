import { toSlug } from '#rules/catalog/free-name.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import {
  loadManagedAttributes,
  type ManagedAttribute,
  removeAttribute,
  saveManagedAttribute,
} from '#server/catalog/terms/attributes.ts';
import {
  attributeInput,
  attributeQuery,
  attributeReadOnly,
  attributeResponse,
  type ProductAttribute,
} from '#wire/wc/terms.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId, type PartialOf, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';

const missing: RestError = {
  code: 'woocommerce_rest_taxonomy_invalid',
  message: 'Resource does not exist.',
  status: 404,
};
const MAX_SLUG_LENGTH = 28;

function attributeItem({
  id,
  name,
  label,
  orderBy,
  hasArchives,
}: ManagedAttribute): ProductAttribute {
  return {
    id,
    name: label,
    slug: `pa_${name}`,
    type: 'select',
    order_by: orderBy,
    has_archives: hasArchives,
  };
}

const refuse = (error: RestError): Saved<ProductAttribute> => ({ ok: false, error });

async function save(
  { ctx, record }: WriteRequest,
  before: ManagedAttribute | null,
  input: PartialOf<typeof attributeInput>,
): Promise<Saved<ProductAttribute>> {
  const label = input.name?.trim() ?? before?.label ?? '';
  if (label === '') return refuse(invalidParams({ name: 'must not be empty' }));
  const slug = input.slug?.replace(/^pa_/, '') || undefined;
  const name = slug === undefined ? (before?.name ?? toSlug(label)) : toSlug(slug);
  if (name === '' || name.length > MAX_SLUG_LENGTH) {
    const message = `Slug "${name}" is too long (${MAX_SLUG_LENGTH} characters max).`;
    return refuse({ code: 'invalid_product_attribute_slug_too_long', message, status: 400 });
  }
  const others = await loadManagedAttributes(ctx.db);
  if (others.some((other) => other.name === name && other.id !== before?.id)) {
    const message = `Slug "${name}" is already in use. Change it, please.`;
    return refuse({ code: 'invalid_product_attribute_slug_already_exists', message, status: 400 });
  }
  const id = await saveManagedAttribute(ctx.db, before, {
    name,
    label,
    orderBy: input.order_by ?? before?.orderBy ?? 'menu_order',
    hasArchives: input.has_archives ?? before?.hasArchives ?? false,
  });
  const [after] = await loadManagedAttributes(ctx.db, id);
  if (!after) return refuse(missing);
  const item = attributeItem(after);
  await record({
    resource: 'product_attribute',
    id,
    action: before ? 'updated' : 'created',
    before: before && attributeItem(before),
    after: item,
  });
  await ctx.invalidate([CATALOG_TAG]);
  return { ok: true, item };
}

export const attributeRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/products/attributes',
  idOf: numericId,
  title: 'product_attribute',
  permission: 'manage-products',
  input: attributeInput,
  required: ['name'],
  readOnly: attributeReadOnly,
  response: attributeResponse,
  query: attributeQuery,
  missing,
  batch: true,
  async list({ ctx }) {
    const attributes = await loadManagedAttributes(ctx.db);
    return { items: attributes.map(attributeItem), total: attributes.length };
  },
  async read({ ctx }, id) {
    const [attribute] = await loadManagedAttributes(ctx.db, id);
    return attribute ? attributeItem(attribute) : null;
  },
  create: (request, input) => save(request, null, input),
  async update(request, id, input) {
    const [attribute] = await loadManagedAttributes(request.ctx.db, id);
    return attribute ? save(request, attribute, input) : refuse(missing);
  },
  async remove({ ctx, record }, id) {
    const [attribute] = await loadManagedAttributes(ctx.db, id);
    if (!attribute) return refuse(missing);
    const item = attributeItem(attribute);
    await removeAttribute(ctx.db, id);
    await record({
      resource: 'product_attribute',
      id,
      action: 'deleted',
      before: item,
      after: null,
    });
    await ctx.invalidate([CATALOG_TAG]);
    return { ok: true, item };
  },
});
