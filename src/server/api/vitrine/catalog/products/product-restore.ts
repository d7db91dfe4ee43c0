import { recordProducts } from '#server/catalog/managing/record-products.ts';
import { restoreProduct } from '#server/catalog/managing/restore-product.ts';
import { findChange } from '#server/platform/manager-log/list-changes.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { productRestoreAnswer, productRestoreInput } from '#wire/vitrine/product-bulk.ts';
import { numericId } from '../../../rest/resource.ts';
import { invalidParams } from '../../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { saveError } from '../../../wc/products/save-error.ts';
import { NAMESPACE, ownEndpoint } from '../../own-endpoint.ts';

const restore = ownEndpoint({
  action: 'edit',
  permission: 'manage-products',
  summary: 'Gives a product the values it had before one of its changes in the manager’s log',
  params: productRestoreInput,
  answer: { schema: productRestoreAnswer },
  async handle({ change: id }, { ctx, manager, parts }) {
    const product = numericId(parts.id ?? '');
    const subject = String(product);
    const change = await findChange(ctx.db, { id, resource: 'product', subject });
    if (change?.action !== 'updated') {
      return refused(invalidParams({ change: 'is not a change of this product' }));
    }
    const outcome = await changeAs(ctx, manager, async (own) => {
      const done = await restoreProduct(own.ctx.db, product, change.before, ctx.now);
      await recordProducts(own, [done]);
      return done;
    });
    return outcome.ok
      ? found({ id: product })
      : refused(await saveError(ctx.db, outcome.problems, ''));
  },
});

export const productRestore: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:id/restore',
  methods: { POST: restore },
};
