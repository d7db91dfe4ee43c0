import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { TAX_TAG } from '#server/tax/tags.ts';
import {
  addTaxClass,
  loadTaxClasses,
  removeTaxClass,
  STANDARD_CLASS,
} from '#server/tax/tax-classes.ts';
import { taxClassInput, taxClassQuery, taxClassReadOnly, taxClassResponse } from '#wire/wc/tax.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { textId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';

const missing: RestError = {
  code: 'woocommerce_rest_tax_class_invalid_slug',
  message: 'Invalid slug.',
  status: 404,
};

export const taxClassRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/taxes/classes',
  idPart: ':slug<\\w[\\w\\s\\-]*>',
  idOf: textId,
  title: 'tax_class',
  permission: 'manage-settings',
  input: taxClassInput,
  required: ['name'],
  readOnly: taxClassReadOnly,
  response: taxClassResponse,
  query: taxClassQuery,
  missing,
  async list({ ctx }) {
    const classes = await loadTaxClasses(ctx.db);
    return { items: classes, total: classes.length };
  },
  async read({ ctx }, slug) {
    const found = (await loadTaxClasses(ctx.db)).find((one) => one.slug === slug);
    return found ?? null;
  },
  async create({ ctx, record }, { name = '' }) {
    const text = name.trim();
    const added = text === '' ? null : await addTaxClass(ctx.db, text);
    if (!added) return { ok: false, error: invalidParams({ name: 'is not a name' }) };
    const id = added.slug;
    await record({ resource: 'tax_class', id, action: 'created', before: null, after: added });
    await ctx.invalidate([TAX_TAG]);
    return { ok: true, item: added };
  },
  async remove({ ctx, record }, slug) {
    const found = (await loadTaxClasses(ctx.db)).find((one) => one.slug === slug);
    if (!found || slug === STANDARD_CLASS.slug) return { ok: false, error: missing };
    await removeTaxClass(ctx.db, slug);
    const change = { resource: 'tax_class', id: slug, action: 'deleted' } as const;
    await record({ ...change, before: found, after: null });
    await ctx.invalidate([TAX_TAG, CATALOG_TAG]);
    return { ok: true, item: found };
  },
});
