import { isProduct } from '#server/catalog/is-product.ts';
import { formsOfProduct } from '#server/options/managing/product-forms.ts';
import { productFormsResponse } from '#wire/vitrine/option-forms.ts';
import { numericId } from '../../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { unknownId } from '../unknown-id.ts';

const list = vitrineEndpoint({
  action: 'list',
  permission: 'manage-products',
  summary: 'Which option forms a product gets, in their order, and why',
  params: {},
  answer: { schema: productFormsResponse },
  async handle(_, { ctx, parts }) {
    const id = numericId(parts.product_id ?? '');
    if (!(await isProduct(ctx.db, id))) return refused(unknownId('product'));
    const forms = await formsOfProduct(ctx, id);
    return found(forms.map(({ categoryId, ...form }) => ({ ...form, category_id: categoryId })));
  },
});

export const productForms: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:product_id/option-forms',
  methods: { GET: list },
};
