import { type FormProblem, readForm } from '#rules/options/forms/read-form.ts';
import type { OptionForm } from '#rules/options/option-form.ts';
import { type FormDraft, type FormInput, formInput } from './option-form-input.ts';

export type ParsedForm =
  | { ok: true; draft: FormDraft; form: OptionForm }
  | { ok: false; problems: FormProblem[] };

/** A form as it was sent: its shape by the schema, then what it says by the rules. */
export function parseForm(input: FormInput): ParsedForm {
  const read = formInput.safeParse(input);
  if (!read.success) {
    const problems = read.error.issues.map(
      (issue): FormProblem => ({
        code: 'options.save.invalid',
        place: issue.path.join('.'),
        found: issue.message,
      }),
    );
    return { ok: false, problems };
  }
  const found = readForm(read.data);
  return found.ok ? { ok: true, draft: read.data, form: found.form } : found;
}
