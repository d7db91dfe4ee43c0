import { withoutUndefined } from '#rules/input/without-undefined.ts';
import { moveForm, saveManagedForm } from '#server/options/managing/change-forms.ts';
import { findForms, findStoredForm, type StoredForm } from '#server/options/managing/find-forms.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import {
  type OptionFormResponse,
  optionFormInput,
  optionFormQuery,
  optionFormReadOnly,
  optionFormResponse,
} from '#wire/vitrine/option-forms.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { managedResource } from '../../../rest/managed-resource.ts';
import {
  type Deleted,
  numericId,
  type PartialOf,
  type Saved,
  type WriteRequest,
} from '../../../rest/resource.ts';
import { FORM_TAGS, formItem, recorded } from '../../../wc/products/parts/recorded-form.ts';
import { NAMESPACE } from '../../vitrine-endpoint.ts';
import { unknownId } from '../unknown-id.ts';

export const noForm = unknownId('option_form');

type Input = PartialOf<typeof optionFormInput>;

const EMPTY: FormInput = {
  title: '',
  belongsTo: { kind: 'products', ids: [] },
  sections: [],
};

/** What is left out stays; a unit of null is none. */
function merged(before: StoredForm | null, { state: _, priceUnit, ...input }: Input): FormInput {
  const stored: FormInput = before?.draft ?? EMPTY;
  const { priceUnit: unit, ...base } = stored;
  const formUnit = priceUnit === undefined ? unit : (priceUnit ?? undefined);
  return {
    ...base,
    ...withoutUndefined(input),
    ...(formUnit !== undefined && { priceUnit: formUnit }),
  };
}

async function create(request: WriteRequest, provided: Input): Promise<Saved<OptionFormResponse>> {
  const { ctx } = request;
  const input = merged(null, provided);
  return recorded(request, null, await saveManagedForm(ctx.db, null, input, ctx.now), input);
}

async function update(
  request: WriteRequest,
  id: number,
  provided: Input,
): Promise<Saved<OptionFormResponse>> {
  const { ctx } = request;
  const before = await findStoredForm(ctx.db, id);
  if (!before) return { ok: false, error: noForm };
  const input = merged(before, provided);
  const changed = await saveManagedForm(ctx.db, before, input, ctx.now);
  const { state } = provided;
  if (!changed.ok || state === undefined || state === before.state) {
    return recorded(request, before, changed, input);
  }
  await moveForm(ctx.db, id, state, ctx.now);
  const form = { ...changed.form, state, updatedAt: ctx.now };
  return recorded(request, before, { ok: true, form }, input);
}

async function remove(
  { ctx, record }: WriteRequest,
  id: number,
  force: boolean,
): Promise<Saved<OptionFormResponse | Deleted<OptionFormResponse>>> {
  const before = await findStoredForm(ctx.db, id);
  if (!before) return { ok: false, error: noForm };
  await moveForm(ctx.db, id, force ? 'deleted' : 'trash', ctx.now);
  const previous = formItem(before, ctx.settings);
  const after = force
    ? null
    : formItem({ ...before, state: 'trash', updatedAt: ctx.now }, ctx.settings);
  await record({ resource: 'option_form', id, action: 'deleted', before: previous, after });
  await ctx.invalidate(FORM_TAGS);
  return { ok: true, item: after ?? { deleted: true, previous } };
}

const SORTS = {
  id: 'id',
  title: 'title',
  priority: 'priority',
  modified: 'updated_at',
} as const;

export const formResource = managedResource({
  namespace: NAMESPACE,
  path: '/option-forms',
  idOf: numericId,
  title: 'option_form',
  permission: 'manage-products',
  input: optionFormInput,
  required: ['title', 'sections'],
  readOnly: optionFormReadOnly,
  response: optionFormResponse,
  query: optionFormQuery,
  missing: noForm,
  trash: true,
  batch: true,
  async list({ ctx }, query) {
    const { forms, total } = await findForms(ctx.db, {
      state: query.state,
      search: query.search ?? '',
      include: query.include,
      exclude: query.exclude,
      product: query.product ?? null,
      category: query.category ?? null,
      sort: SORTS[query.orderby],
      direction: query.order,
      from: rowsBefore(query),
      count: query.per_page,
    });
    return { items: forms.map((form) => formItem(form, ctx.settings)), total };
  },
  async read({ ctx }, id) {
    const form = await findStoredForm(ctx.db, id);
    return form && formItem(form, ctx.settings);
  },
  create,
  update,
  remove,
});
