import { saveManagedForm } from '#server/options/managing/change-forms.ts';
import { loadStoredForms, type StoredForm } from '#server/options/managing/find-forms.ts';
import { formsOfProduct } from '#server/options/managing/product-forms.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import type { WriteRequest } from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import { recorded } from './recorded-form.ts';

/** The form with this product among those it is for, or without it; null where it is for no list of products. */
function reassigned({ draft }: StoredForm, productId: number, isFor: boolean): FormInput | null {
  const { belongsTo } = draft;
  if (belongsTo.kind !== 'products') return null;
  const others = belongsTo.ids.filter((id) => id !== productId);
  return { ...draft, belongsTo: { ...belongsTo, ids: isFor ? [...others, productId] : others } };
}

/** Each form that changes is its next version, as if it had been changed by itself. */
export async function assignForms(
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
