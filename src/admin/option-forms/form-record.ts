import type { RaRecord } from 'react-admin';
import * as z from 'zod/mini';
import { type FormDraft, formInput } from '#wire/catalog/option-form-input.ts';

/** A form as `vitrine/v1` answers it: what was written, and what the shop adds. */
export interface FormRecord extends RaRecord<number>, Omit<FormDraft, 'priceUnit'> {
  priceUnit?: string | null;
  version: number;
  state: 'live' | 'trash';
  date_modified_gmt: string | null;
}

/** What is written of it, checked by the schema. */
export function toDraft(record: unknown): FormDraft {
  const { priceUnit, ...written } = z.parse(handled, record);
  return formInput.parse({ ...written, ...(priceUnit !== null && { priceUnit }) });
}

/** The answer has other things beside, which are left out. */
const handled = z.object({
  title: z.unknown(),
  priority: z.unknown(),
  enabled: z.unknown(),
  belongsTo: z.unknown(),
  sections: z.unknown(),
  override: z.unknown(),
  priceUnit: z.unknown(),
  asFee: z.unknown(),
  quantity: z.unknown(),
});
