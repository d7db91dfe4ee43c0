import * as z from 'zod/mini';
import { idParam } from '../store/params.ts';
import { formText, jsonField } from './form-fields.ts';

/** The field of an option form that a file is for, as JSON in `wcpa_file_details`; null where it names none. */
export const uploadCall = z.object({
  wcpa_file_details: jsonField(z.object({ product_id: idParam, element_id: z.string() })),
});

/** The reference of an upload, in the address that shows it. */
export const uploadFileCall = z.object({ file: formText(100) });
