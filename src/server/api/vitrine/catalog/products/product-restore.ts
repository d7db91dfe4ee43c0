import { recordProducts } from '#server/catalog/managing/record-products.ts';
import { restoreProduct } from '#server/catalog/managing/restore-product.ts';
import { findChange } from '#server/platform/manager-log/list-changes.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { productRestoreInput, productRestoreResponse } from '#wire/vitrine/product-bulk.ts';
import { numericId } from '../../../rest/resource.ts';
import { invalidParams } from '../../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { saveError } from '../../../wc/products/save-error.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';

const restore = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-products',
  summary: 'Gives a product the values it had before one of its changes in the manager’s log',
  params: productRestoreInput,
  answer: { schema: productRestoreResponse },
  async handle({ change: id }, { ctx, manager, parts }) {
    const product = numericId(parts.id ?? '');
    const subject = String(product);
    const change = await findChange(ctx.db, { id, resource: 'product', subject });
    if (change?.action !== 'updated') {
      return refused(invalidParams({ change: 'is not a change of this product' }));
    }
    const result = await changeAs(ctx, manager, async (recorded) => {
      const done = await restoreProduct(recorded.ctx.db, product, change.before, ctx.now);
      await recordProducts(recorded, [done]);
      return done;
    });
    return result.ok
      ? found({ id: product })
      : refused(await saveError(ctx.db, result.problems, ''));
  },
});

export const productRestore: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:id/restore',
  methods: { POST: restore },
};
