import { findStoredForm, type StoredForm } from '#server/options/managing/find-forms.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { OptionFormResponse } from '#wire/vitrine/option-forms.ts';
import { getEtag, unchanged } from '../../../rest/conflict.ts';
import type { ManagedCall } from '../../../rest/managed-endpoint.ts';
import { changedSince } from '../../../rest/refusals.ts';
import { numericId, type Saved, type WriteRequest, writeRequest } from '../../../rest/resource.ts';
import { type RestResult, refused } from '../../../rest/rest-route.ts';
import { formItem } from '../../../wc/products/parts/recorded-form.ts';
import { noForm } from './form-resource.ts';

/** A change of one form by a call of its own, with the conflict rule of the resource. */
export async function changeForm(
  call: ManagedCall,
  work: (request: WriteRequest, before: StoredForm) => Promise<Saved<OptionFormResponse>>,
  status = 200,
): Promise<RestResult<OptionFormResponse>> {
  const saved = await changeAs(
    call.ctx,
    call.manager,
    async (change): Promise<Saved<OptionFormResponse>> => {
      const before = await findStoredForm(change.ctx.db, numericId(call.parts.form_id ?? ''));
      if (!before) return { ok: false, error: noForm };
      if (!unchanged(call.request, formItem(before, call.ctx.settings))) {
        return { ok: false, error: changedSince };
      }
      return work(writeRequest(call, change), before);
    },
  );
  if (!saved.ok) return refused(saved.error);
  return { ok: true, answer: { status, body: saved.item, headers: { etag: getEtag(saved.item) } } };
}
