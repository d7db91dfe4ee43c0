import { deleteSegment, listSegments, saveSegment } from '#server/orders/buyers/segments.ts';
import { segmentInput, segmentReadOnly, segmentResponse } from '#wire/vitrine/customers.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { NAMESPACE } from '../vitrine-endpoint.ts';

const missing: RestError = {
  code: 'vitrine_rest_segment_invalid_id',
  message: 'There is no such segment.',
  status: 404,
};

/** Filters of the list of customers, saved by name. */
export const segmentRoutes = managedResource({
  namespace: NAMESPACE,
  path: '/customer-segments',
  idOf: numericId,
  title: 'customer_segment',
  permission: 'manage-customers',
  input: segmentInput,
  required: ['name', 'filter'],
  readOnly: segmentReadOnly,
  response: segmentResponse,
  query: {},
  missing,
  async list({ ctx }) {
    const segments = await listSegments(ctx.db);
    return { items: segments, total: segments.length };
  },
  async create({ ctx, record }, { name = '', filter = {} }) {
    const item = await saveSegment(ctx.db, { name, filter });
    const change = { resource: 'customer_segment', id: name, action: 'created' } as const;
    await record({ ...change, before: null, after: item });
    return { ok: true, item };
  },
  async remove({ ctx, record }, id) {
    const item = await deleteSegment(ctx.db, id);
    if (!item) return { ok: false, error: missing };
    await record({
      resource: 'customer_segment',
      id,
      action: 'deleted',
      before: item,
      after: null,
    });
    return { ok: true, item };
  },
});
