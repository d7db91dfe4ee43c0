import * as z from 'zod/mini';
import { entriesOf, textOf } from './form-fields.ts';

const LONGEST = 200;

/** The chosen attributes of a product, each under the name of its field: `attribute_pa_color`. */
export const attributeChoices = z.transform(
  (sent: unknown): Record<string, string> =>
    Object.fromEntries(
      entriesOf(sent).flatMap(([name, value]) => {
        const text = name.startsWith('attribute_') ? textOf(value) : undefined;
        return text === undefined ? [] : [[name, text.slice(0, LONGEST)]];
      }),
    ),
);
