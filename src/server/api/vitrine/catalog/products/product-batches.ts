import { batchThing, listBatches, undoRequest } from '#server/catalog/managing/product-batches.ts';
import { recordProducts } from '#server/catalog/managing/record-products.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { productBatches, productBatchUndone } from '#wire/vitrine/product-bulk.ts';
import type { RestError } from '../../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { saveError } from '../../../wc/products/save-error.ts';
import { momentText } from '../../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';

const permission = 'manage-products';
const missing: RestError = {
  code: 'vitrine_rest_product_batch_invalid_id',
  message: 'There is nothing to undo: it was undone already, or is older than a day.',
  status: 404,
};
const CHANGED_SINCE = 'was changed since, so it stays as it is now.';

const list = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Changes of many products that can be undone, the newest first',
  params: {},
  answer: { schema: productBatches },
  async handle(_, { ctx }) {
    const batches = await listBatches(ctx.db, ctx.now);
    return found(batches.map(({ batch: id, at, ...one }) => ({ id, at: momentText(at), ...one })));
  },
});

const undo = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Undoes a part of a change of many products; asked again until nothing is left',
  params: {},
  answer: { schema: productBatchUndone },
  async handle(_, { ctx, manager, parts }) {
    const batch = parts.batch ?? '';
    const request = await changeAs(ctx, manager, async (change) => {
      const done = await undoRequest(change.ctx.db, batch, change.ctx.now);
      if (!done) return { ok: false as const };
      const { entry, results } = done;
      const saved = results.flatMap(({ result }) => (result === 'changed-since' ? [] : result));
      await recordProducts(change, saved);
      const logged = { ...batchThing(batch), action: 'deleted' } as const;
      await change.record({ ...logged, before: { entry }, after: null });
      return { ok: true as const, ...done };
    });
    if (!request.ok) return refused(missing);
    const refusals: { id: number; reason: string }[] = [];
    for (const { id, result } of request.results) {
      if (result === 'changed-since') refusals.push({ id, reason: CHANGED_SINCE });
      else if (!result.ok) {
        const { message } = await saveError(ctx.db, result.problems, '');
        refusals.push({ id, reason: message });
      }
    }
    const undone = request.results.length - refusals.length;
    return found({ undone, refused: refusals, left: request.left });
  },
});

export const productBatchRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/products/batches', methods: { GET: list } },
  {
    namespace: NAMESPACE,
    path: '/products/batches/:batch<[a-z0-9-]+>/undo',
    methods: { POST: undo },
  },
];
