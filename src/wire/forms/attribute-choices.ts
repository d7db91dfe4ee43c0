import * as z from 'zod/mini';
import { toEntries, toText } from './form-fields.ts';

const MAX_LENGTH = 200;

/** The chosen attributes of a product, each under the name of its field: `attribute_pa_color`. */
export const attributeChoices = z.transform(
  (sent: unknown): Record<string, string> =>
    Object.fromEntries(
      toEntries(sent).flatMap(([name, value]) => {
        const text = name.startsWith('attribute_') ? toText(value) : undefined;
        return text === undefined ? [] : [[name, text.slice(0, MAX_LENGTH)]];
      }),
    ),
);
