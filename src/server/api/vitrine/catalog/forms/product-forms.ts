import { isProduct } from '#server/catalog/is-product.ts';
import { saveManagedForm } from '#server/options/managing/change-forms.ts';
import { loadStoredForms, type StoredForm } from '#server/options/managing/find-forms.ts';
import { formsOfProduct } from '#server/options/managing/product-forms.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { productFormsInput, productFormsResponse } from '#wire/vitrine/option-forms.ts';
import { numericId, type WriteRequest } from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { unknownId } from '../unknown-id.ts';
import { recorded } from './form-resource.ts';

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

/** The form with this product among those it is for, or without it; null where it is for no list of products. */
function reassigned({ draft }: StoredForm, productId: number, isFor: boolean): FormInput | null {
  const { belongsTo } = draft;
  if (belongsTo.kind !== 'products') return null;
  const others = belongsTo.ids.filter((id) => id !== productId);
  return { ...draft, belongsTo: { ...belongsTo, ids: isFor ? [...others, productId] : others } };
}

/** Each form that changes is its next version, as if it had been changed by itself. */
async function assign(
  request: Pick<WriteRequest, 'ctx' | 'record'>,
  productId: number,
  requested: readonly number[],
): Promise<{ ok: true } | { ok: false; error: RestError }> {
  const { ctx } = request;
  const assigned = await formsOfProduct(ctx, productId);
  const before = assigned.flatMap(({ id, because }) => (because === 'product' ? id : []));
  const changed = [...new Set([...before, ...requested])].filter(
    (id) => before.includes(id) !== requested.includes(id),
  );
  const forms = new Map((await loadStoredForms(ctx.db, changed)).map((form) => [form.id, form]));
  for (const id of changed) {
    const form = forms.get(id);
    const input =
      form?.state === 'live' ? reassigned(form, productId, requested.includes(id)) : null;
    if (!form || !input) {
      return { ok: false, error: invalidParams({ forms: 'names a form that is for no products' }) };
    }
    const result = await saveManagedForm(ctx.db, form, input, ctx.now);
    const saved = await recorded(request, form, result, input);
    if (!saved.ok) return saved;
  }
  return { ok: true };
}

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
    const saved = await changeAs(ctx, manager, (request) => assign(request, id, forms));
    return saved.ok ? found(await formItems(ctx, id)) : refused(saved.error);
  },
});

export const productForms: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:product_id/option-forms',
  methods: { GET: list, PUT: change },
};
