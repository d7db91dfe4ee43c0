import { isProduct } from '#server/catalog/is-product.ts';
import { formsOfProduct } from '#server/options/managing/product-forms.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { productFormsInput, productFormsResponse } from '#wire/vitrine/option-forms.ts';
import { numericId } from '../../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { assignForms } from '../../../wc/products/parts/assigned-forms.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { unknownId } from '../unknown-id.ts';

const permission = 'manage-products';

async function formItems(ctx: ShopContext, productId: number) {
  const forms = await formsOfProduct(ctx, productId);
  return forms.map(({ categoryId, ...form }) => ({ ...form, category_id: categoryId }));
}

const list = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Which option forms a product gets, in their order, and why',
  params: {},
  answer: { schema: productFormsResponse },
  async handle(_, { ctx, parts }) {
    const id = numericId(parts.product_id ?? '');
    if (!(await isProduct(ctx.db, id))) return refused(unknownId('product'));
    return found(await formItems(ctx, id));
  },
});

const change = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Says which of the option forms that are for single products a product gets',
  params: productFormsInput,
  required: ['forms'],
  answer: { schema: productFormsResponse },
  async handle({ forms = [] }, { ctx, manager, parts }) {
    const id = numericId(parts.product_id ?? '');
    if (!(await isProduct(ctx.db, id))) return refused(unknownId('product'));
    const saved = await changeAs(ctx, manager, (request) => assignForms(request, id, forms));
    return saved.ok ? found(await formItems(ctx, id)) : refused(saved.error);
  },
});

export const productForms: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:product_id/option-forms',
  methods: { GET: list, PUT: change },
};
