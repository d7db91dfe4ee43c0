import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { OPTIONS_TAG } from '#server/options/forms/save-form.ts';
import type { ChangedForm } from '#server/options/managing/change-forms.ts';
import type { StoredForm } from '#server/options/managing/find-forms.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import type { OptionFormResponse } from '#wire/vitrine/option-forms.ts';
import type { Saved, WriteRequest } from '../../../rest/resource.ts';
import { writtenMoment } from '../../shared/dates.ts';
import { formRefused } from './form-error.ts';

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
