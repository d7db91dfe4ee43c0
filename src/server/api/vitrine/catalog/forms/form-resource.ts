import { withoutUndefined } from '#rules/input/without-undefined.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { OPTIONS_TAG } from '#server/options/forms/save-form.ts';
import {
  type ChangedForm,
  moveForm,
  saveManagedForm,
} from '#server/options/managing/change-forms.ts';
import { findForms, findStoredForm, type StoredForm } from '#server/options/managing/find-forms.ts';
import type { Settings } from '#server/settings/defaults.ts';
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
import { writtenMoment } from '../../../wc/shared/dates.ts';
import { NAMESPACE } from '../../vitrine-endpoint.ts';
import { unknownId } from '../unknown-id.ts';
import { formRefused } from './form-error.ts';

export const noForm = unknownId('option_form');

/** Cards of products with a form say "Choose", so a change of one reaches every listing. */
export const FORM_TAGS = [OPTIONS_TAG, CATALOG_TAG];

export function formItem(
  { id, version, state, updatedAt, draft }: StoredForm,
  settings: Settings,
): OptionFormResponse {
  const modified = writtenMoment(updatedAt, settings);
  return {
    id,
    version,
    state,
    date_modified: modified.local,
    date_modified_gmt: modified.gmt,
    ...draft,
    priceUnit: draft.priceUnit ?? null,
  };
}

/** Writes the log and answers the form as it is now. */
export async function recorded(
  { ctx, record }: Pick<WriteRequest, 'ctx' | 'record'>,
  before: StoredForm | null,
  changed: ChangedForm,
  input: FormInput,
): Promise<Saved<OptionFormResponse>> {
  if (!changed.ok) return { ok: false, error: formRefused(changed.problems, input) };
  const { form } = changed;
  const item = formItem(form, ctx.settings);
  if (before && before.version === form.version && before.state === form.state) {
    return { ok: true, item };
  }
  await record({
    resource: 'option_form',
    id: form.id,
    action: before ? 'updated' : 'created',
    before: before && formItem(before, ctx.settings),
    after: item,
  });
  await ctx.invalidate(FORM_TAGS);
  return { ok: true, item };
}

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
