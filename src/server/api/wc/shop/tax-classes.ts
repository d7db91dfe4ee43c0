import * as z from 'zod/mini';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { TAX_TAG } from '#server/tax/tags.ts';
import {
  addTaxClass,
  loadTaxClasses,
  removeTaxClass,
  STANDARD_CLASS,
} from '#server/tax/tax-classes.ts';
import { linked } from '#wire/wc/response-parts.ts';
import { taxClassInput, taxClassQuery, taxClassReadOnly, taxClassResponse } from '#wire/wc/tax.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { textId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { readRoute } from '../read-route.ts';

const missing: RestError = {
  code: 'woocommerce_rest_tax_class_invalid_slug',
  message: 'Invalid slug.',
  status: 404,
};

const path = '/taxes/classes';
const idPart = ':slug<\\w[\\w\\s\\-]*>';
const permission = 'manage-settings';

/** A single class is read as a list of one. */
const oneClass = readRoute({
  path: `${path}/${idPart}`,
  permission,
  params: taxClassQuery,
  response: z.array(linked(taxClassResponse)),
  async read(_, { ctx, origin, parts }) {
    const found = (await loadTaxClasses(ctx.db)).find(({ slug }) => slug === parts.slug);
    if (!found) return { ok: false, error: missing };
    const collection = [{ href: `${origin}/wp-json/wc/v3${path}` }];
    return { ok: true, body: [{ ...found, _links: { collection } }] };
  },
});

const routes = managedResource({
  namespace: 'wc/v3',
  path,
  idPart,
  idOf: textId,
  title: 'tax_class',
  permission,
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

export const taxClassRoutes: readonly RestRoute[] = routes.map((route) =>
  route.path === oneClass.path
    ? { ...route, methods: { ...oneClass.methods, ...route.methods } }
    : route,
);
