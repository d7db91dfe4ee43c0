import { LIST_NAMES } from './list-names.ts';
import { ORDER_NAMES } from './order-names.ts';
import { PRODUCT_NAMES } from './product-names.ts';
import { SITE_NAMES } from './site-names.ts';

// What OPTIONS says about parameters and fields, by their names, which mean the same in every route. A
// description that its schema brings wins.
// Example: `{ per_page: { type: 'integer' } }` becomes `{ per_page: { description: 'How many …', type: 'integer' } }`.

const NAMES: Readonly<Record<string, string>> = {
  ...LIST_NAMES,
  ...PRODUCT_NAMES,
  ...ORDER_NAMES,
  ...SITE_NAMES,
};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema, with descriptions of the fields inside it. */
function describedInside(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([word, part]) => {
      if (word === 'properties' && isObject(part)) return [word, describedFields(part)];
      if (word === 'items') return [word, describedInside(part)];
      if (word === 'anyOf' && Array.isArray(part)) return [word, part.map(describedInside)];
      return [word, part];
    }),
  );
}

/** Fields by their names, each with a description where its name is known. */
export function describedFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const inside = describedInside(field);
      const description = NAMES[name];
      if (description === undefined || !isObject(inside)) return [name, inside];
      return [name, { description, ...inside }];
    }),
  );
}
