import { isDeepStrictEqual } from 'node:util';
import type { FormProblem } from '#rules/options/forms/read-form.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FormDraft, FormInput } from '#wire/catalog/option-form-input.ts';
import { parseForm } from '#wire/catalog/parse-form.ts';
import { saveOptionForm } from '../forms/save-form.ts';
import { checkTargets } from './check-targets.ts';
import { findStoredForm, type StoredForm } from './find-forms.ts';

// How managers change option forms. All of it runs in the caller's transaction; the caller invalidates
// OPTIONS_TAG and the catalogue's tag.

export type ChangedForm = { ok: true; form: StoredForm } | { ok: false; problems: FormProblem[] };

/** A form that is new, or the next version of one; the same again is no new version. */
export async function saveManagedForm(
  trx: Db,
  before: StoredForm | null,
  input: FormInput,
  now: number,
): Promise<ChangedForm> {
  const parsed = parseForm(input);
  if (!parsed.ok) return parsed;
  if (before && isDeepStrictEqual(parsed.draft, before.draft)) return { ok: true, form: before };
  const problems = await checkTargets(trx, parsed.draft);
  if (problems.length > 0) return { ok: false, problems };
  const saved = await saveOptionForm(trx, { ...input, ...(before && { id: before.id }) }, now);
  return saved.ok ? found(trx, saved.id) : saved;
}

/** Off and without an assignment to all: a copy must not be asked beside its original. */
export async function duplicateForm(
  trx: Db,
  { draft }: StoredForm,
  now: number,
): Promise<ChangedForm> {
  const saved = await saveOptionForm(trx, { ...draft, ...copy(draft) }, now);
  return saved.ok ? found(trx, saved.id) : saved;
}

const MAX_TITLE_LENGTH = 120;
const COPY = ' (Copy)';

function copy({ title }: FormDraft): Pick<FormDraft, 'title' | 'enabled'> {
  return { title: `${title.slice(0, MAX_TITLE_LENGTH - COPY.length)}${COPY}`, enabled: false };
}

export async function moveForm(
  trx: Db,
  id: number,
  state: 'live' | 'trash' | 'deleted',
  now: number,
): Promise<void> {
  await trx
    .updateTable('option_forms')
    .set({ state, updated_at: now })
    .where('id', '=', id)
    .execute();
  // Its versions stay: orders name them.
  if (state === 'deleted') {
    await trx.deleteFrom('option_form_targets').where('form_id', '=', id).execute();
  }
}

async function found(trx: Db, id: number): Promise<ChangedForm> {
  const form = await findStoredForm(trx, id);
  return form
    ? { ok: true, form }
    : { ok: false, problems: [{ code: 'options.save.unknown', place: 'id' }] };
}
