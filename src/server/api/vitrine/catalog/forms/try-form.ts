import { money } from '#rules/money/money.ts';
import { type OptionForm, toFields } from '#rules/options/option-form.ts';
import { findStoredForm } from '#server/options/managing/find-forms.ts';
import { type TriedForm, tryForm } from '#server/options/managing/try-form.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { parseForm } from '#wire/catalog/parse-form.ts';
import {
  type FormTrial,
  formPreviewInput,
  formPreviewResponse,
  formTrialInput,
  formTrialResponse,
} from '#wire/vitrine/option-forms.ts';
import type { ParamsOf } from '../../../rest/managed-endpoint.ts';
import { numericId } from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import { found, type RestResult, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { formRefused } from '../../../wc/products/parts/form-error.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { noForm } from './form-resource.ts';

// The test bench of the form builder: values in, the price and its steps out. Nothing is written.

type Trial = ParamsOf<typeof formTrialInput>;

function trialJson(form: OptionForm, { state, total, problems }: TriedForm) {
  const { price, visible, quantity, quantityBound } = state;
  const ids = toFields(form).map(({ id }) => id);
  return {
    shown: ids.filter((id) => visible.has(id)),
    quantity,
    quantity_bound: quantityBound,
    fields: price.fields.map(({ id, amount, charged, once }) => ({ id, amount, charged, once })),
    base: price.base,
    options: price.options,
    unit: price.unit,
    once: price.once,
    total,
    steps: price.steps.map(({ code, subject, amount }) => ({ code, subject, amount })),
    faults: [...price.faults],
    problems: problems.map(({ code, field, limit, found: value }) => ({
      code,
      field,
      limit: limit ?? null,
      found: value ?? null,
    })),
  };
}

async function handleTrial(
  ctx: ShopContext,
  form: OptionForm,
  trial: Trial,
): Promise<RestResult<FormTrial>> {
  const { product_id: id, variation_id: variation, price, attributes, quantity, values } = trial;
  const tried = await tryForm(ctx, form, {
    product: id === undefined ? null : { id, variationId: variation ?? null },
    price: money(price),
    attributes,
    sent: values,
    quantity,
  });
  if (tried) return found(trialJson(form, tried));
  return refused(invalidParams({ product_id: 'is not a product that can be bought' }));
}

type Read = { ok: true; form: OptionForm } | { ok: false; error: RestError };

function getForm(input: FormInput | undefined): Read {
  if (!input) return { ok: false, error: invalidParams({ form: 'is missing' }) };
  const parsed = parseForm(input);
  if (parsed.ok) return { ok: true, form: parsed.form };
  return { ok: false, error: formRefused(parsed.problems, input) };
}

const shared = {
  action: 'view',
  permission: 'manage-products',
  params: formTrialInput,
  answer: { schema: formTrialResponse },
} as const;

const tryDraft = vitrineEndpoint({
  ...shared,
  summary: 'Check and price a form that need not be saved',
  required: ['form'],
  async handle(trial, { ctx }) {
    const read = getForm(trial.form);
    return read.ok ? handleTrial(ctx, read.form, trial) : refused(read.error);
  },
});

const trySaved = vitrineEndpoint({
  ...shared,
  summary: 'Price a saved form with some values',
  async handle(trial, { ctx, parts }) {
    const stored = await findStoredForm(ctx.db, numericId(parts.form_id ?? ''));
    if (!stored) return refused(noForm);
    const read = getForm(trial.form ?? stored.draft);
    return read.ok ? handleTrial(ctx, read.form, trial) : refused(read.error);
  },
});

const preview = vitrineEndpoint({
  action: 'view',
  permission: 'manage-products',
  summary: 'The page of a product with a form that need not be saved, as its shopper would see it',
  params: formPreviewInput,
  required: ['form', 'product_id'],
  answer: { schema: formPreviewResponse },
  async handle({ form, product_id: productId, quantity, values }, { render }) {
    const read = getForm(form);
    if (!read.ok) return refused(read.error);
    const preview = { productId, form: read.form, fields: values, quantity };
    const html = await render.optionsPreview(preview);
    return html === null
      ? refused(invalidParams({ product_id: 'is not a product with a page for options' }))
      : found({ html });
  },
});

export const trialRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/option-forms/test', methods: { POST: tryDraft } },
  { namespace: NAMESPACE, path: '/option-forms/preview', methods: { POST: preview } },
  { namespace: NAMESPACE, path: '/option-forms/:form_id/test', methods: { POST: trySaved } },
];
