import type * as z from 'zod/mini';
import { getField } from '#rules/product-csv/product-columns.ts';
import { exportProducts } from '#server/product-csv/export-products.ts';
import {
  addImport,
  cancelImport,
  countResults,
  findImport,
  listLines,
  type ProductImport,
  startImport,
} from '#server/product-csv/imports.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { productFileMessages } from '#wire/messages/product-files.ts';
import {
  exportQuery,
  importLineQuery,
  importLines,
  importResponse,
  importStart,
} from '#wire/vitrine/product-files.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { permitted } from '../../../rest/managed-endpoint.ts';
import { numericId } from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import { found, type RestEndpoint, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { momentOrNull, momentText } from '../../moment-text.ts';
import { csvResponse } from '../../operations/csv-response.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';

const permission = 'manage-products';
const MAX_BYTES = 30 * 1024 * 1024;

const missing: RestError = {
  code: 'vitrine_rest_import_invalid_id',
  message: 'There is no such import; its file is kept for 30 days.',
  status: 404,
};
const busy: RestError = {
  code: 'vitrine_rest_import_running',
  message: 'This import runs at the moment.',
  status: 409,
};
const idle: RestError = {
  code: 'vitrine_rest_import_not_running',
  message: 'This import does not run at the moment.',
  status: 409,
};
const noFile: RestError = {
  code: 'rest_upload_no_data',
  message: 'No data supplied.',
  status: 400,
};

async function loadItem(
  ctx: ShopContext,
  one: ProductImport,
): Promise<z.infer<typeof importResponse>> {
  const counts = await countResults(ctx.db, one.id);
  const of = (result: Parameters<typeof counts.get>[0]) => counts.get(result) ?? 0;
  return {
    id: one.id,
    name: one.name,
    state: one.state,
    dry_run: one.isTrial,
    columns: one.headers.map((header, index) => ({ header, field: one.fields[index] ?? '' })),
    total: one.total,
    done: one.total - of(''),
    created: of('created'),
    updated: of('updated'),
    unchanged: of('unchanged'),
    skipped: of('skipped'),
    refused: of('refused'),
    created_at: momentText(one.createdAt),
    ended_at: momentOrNull(one.endedAt),
  };
}

const messages: Readonly<Record<string, string>> = productFileMessages;

const requested = {
  namespace: NAMESPACE,
  action: 'create',
  permission,
  access: 'write',
} as const;

const upload: RestEndpoint = {
  ...vitrineEndpoint({
    ...requested,
    summary: 'Send a CSV file of products; nothing is written before it is started',
    params: {},
    answer: { status: 201, schema: importResponse },
    async handle(_, { ctx, manager, files }) {
      const file = files.file?.[0];
      if (!file) return refused(noFile);
      const bytes = Buffer.from(await file.arrayBuffer());
      const { customerId, keyId, name } = manager;
      const actor = { customerId, keyId, name };
      const added = await addImport(ctx.db, { name: file.name, bytes }, actor, ctx.now);
      if (!added.ok) {
        return refused({
          code: `vitrine_rest_import_${added.problem}`,
          message: productFileMessages[added.problem],
          status: 400,
        });
      }
      const one = await findImport(ctx.db, added.id);
      return one
        ? { ok: true, answer: { body: await loadItem(ctx, one), status: 201 } }
        : refused(missing);
    },
  }),
  upload: {
    maxBytes: MAX_BYTES,
    async refuse(call) {
      const known = await permitted(call, requested);
      return known.ok ? null : known;
    },
  },
};

const read = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'How far an import is, and what became of its lines',
  params: {},
  answer: { schema: importResponse },
  async handle(_, { ctx, parts }) {
    const one = await findImport(ctx.db, numericId(parts.id ?? ''));
    return one ? found(await loadItem(ctx, one)) : refused(missing);
  },
});

const start = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Start an import, or try it without writing anything',
  params: importStart,
  answer: { schema: importResponse },
  async handle({ fields, create, update, dry_run: isTrial }, { ctx, manager, parts }) {
    const one = await findImport(ctx.db, numericId(parts.id ?? ''));
    if (!one) return refused(missing);
    const fieldNames = fields ?? one.fields;
    if (fieldNames.length !== one.headers.length) {
      return refused(invalidParams({ fields: 'must name each column of the file once' }));
    }
    const unknown = fieldNames.find((field) => field !== '' && getField(field) === null);
    if (unknown !== undefined) {
      return refused(invalidParams({ fields: `has an unknown column: ${unknown.slice(0, 80)}` }));
    }
    const { customerId, keyId, name } = manager;
    const started = await changeAs(ctx, manager, async (recorded) => {
      const choices = { create, update };
      const actor = { customerId, keyId, name };
      const ok = await startImport(recorded.ctx.db, one.id, {
        fields: fieldNames,
        choices,
        isTrial,
        actor,
      });
      if (ok && !isTrial) {
        const after = { file: one.name, lines: one.total, ...choices };
        const change = { resource: 'product_import', id: one.id, before: null, after };
        await recorded.record({ ...change, action: 'created' });
      }
      return { ok };
    });
    if (!started.ok) return refused(busy);
    const now = await findImport(ctx.db, one.id);
    return now ? found(await loadItem(ctx, now)) : refused(missing);
  },
});

const cancel = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Stop an import; what was written stays',
  params: {},
  answer: { schema: importResponse },
  async handle(_, { ctx, parts }) {
    const id = numericId(parts.id ?? '');
    if (!(await findImport(ctx.db, id))) return refused(missing);
    if (!(await cancelImport(ctx.db, id, ctx.now))) return refused(idle);
    const one = await findImport(ctx.db, id);
    return one ? found(await loadItem(ctx, one)) : refused(missing);
  },
});

const lines = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'The lines of a file and what became of each, with its reason',
  params: importLineQuery,
  answer: { schema: importLines },
  async handle(query, { ctx, parts }) {
    const id = numericId(parts.id ?? '');
    if (!(await findImport(ctx.db, id))) return refused(missing);
    const { outcome: result, page, per_page: perPage } = query;
    const listed = await listLines(ctx.db, id, {
      outcome: result,
      offset: rowsBefore(query),
      limit: perPage,
    });
    const body = listed.lines.map(({ productId, detail, ...line }) => ({
      ...line,
      product_id: productId,
      details: detail.map((each) => ({ ...each, message: messages[each.code] ?? each.code })),
    }));
    return found(body, { total: listed.total, page, perPage });
  },
});

const file = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Products with their variations as CSV, in parts; the first has the header',
  params: exportQuery,
  answer: { type: 'text/csv' },
  async handle({ page, per_page: perPage }, call) {
    const part = { offset: (page - 1) * perPage, limit: perPage };
    const { header, rows, total } = await exportProducts(call.ctx, call.origin, part);
    const result = await csvResponse(call, 'products', page === 1 ? [header, ...rows] : rows);
    if (!result.ok) return result;
    return { ok: true, answer: { ...result.answer, paging: { total, page, perPage } } };
  },
});

export const productFileRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/products/export', methods: { GET: file } },
  { namespace: NAMESPACE, path: '/products/imports', methods: { POST: upload } },
  { namespace: NAMESPACE, path: '/products/imports/:id', methods: { GET: read } },
  { namespace: NAMESPACE, path: '/products/imports/:id/start', methods: { POST: start } },
  { namespace: NAMESPACE, path: '/products/imports/:id/cancel', methods: { POST: cancel } },
  { namespace: NAMESPACE, path: '/products/imports/:id/lines', methods: { GET: lines } },
];
