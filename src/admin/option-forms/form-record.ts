import * as z from 'zod/mini';
import { type FormDraft, formInput } from '#wire/catalog/option-form-input.ts';
import { optionFormInput } from '#wire/vitrine/option-forms.ts';

/** Without the fields that the API adds to a response. */
const written = z.object({ ...formInput.shape, priceUnit: z.optional(optionFormInput.priceUnit) });

/** What is written of a form, checked by the schema; a unit of null is none. */
export function toDraft(record: unknown): FormDraft {
  const { priceUnit, ...draft } = z.parse(written, record);
  return { ...draft, ...(priceUnit && { priceUnit }) };
}
