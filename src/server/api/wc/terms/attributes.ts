import { toSlug } from '#rules/catalog/free-name.ts';
import { TERM_TAGS } from '#server/catalog/tags.ts';
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
import { codecFor } from '../../rest/codec.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId, type PartialOf, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';

const missing: RestError = {
  code: 'woocommerce_rest_taxonomy_invalid',
  message: 'Resource does not exist.',
  status: 404,
};
const MAX_SLUG_LENGTH = 28;
const NEW = { label: '', orderBy: 'menu_order', hasArchives: false } as const;

const { field, codec } = codecFor<ManagedAttribute>();

const attributeCodec = codec({
  name: field('label', { read: (label: string) => label.trim() }),
  order_by: field('orderBy'),
  has_archives: field('hasArchives'),
});

function attributeItem(attribute: ManagedAttribute): ProductAttribute {
  const { id, name } = attribute;
  return { id, slug: `pa_${name}`, type: 'select', ...attributeCodec.toResponse(attribute) };
}

const refuse = (error: RestError): Saved<ProductAttribute> => ({ ok: false, error });

async function save(
  { ctx, record }: WriteRequest,
  before: ManagedAttribute | null,
  input: PartialOf<typeof attributeInput>,
): Promise<Saved<ProductAttribute>> {
  const { changes } = attributeCodec.fromInput(input);
  const values = { ...(before ?? NEW), ...changes };
  const { label } = values;
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
    ...values,
    name,
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
  await ctx.invalidate([...TERM_TAGS]);
  return { ok: true, item };
}

export const attributeRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/products/attributes',
  idOf: numericId,
  title: 'product_attribute',
  permission: { read: 'see-products', write: 'manage-products' },
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
    await ctx.invalidate([...TERM_TAGS]);
    return { ok: true, item };
  },
});
