import * as z from 'zod/mini';
import { type FieldDescription, getDescription } from '#wire/wc/field.ts';

// A Zod schema as JSON Schema 2020-12, which OpenAPI 3.1 speaks. A field of `#wire/wc/field.ts` reads
// texts as well; the document shows the JSON value it stands for.

export type JsonSchema = Readonly<Record<string, unknown>>;

const TYPE_WORDS = ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', '$ref', 'not'];

/** `strict` says of an object that it has no other keys, as its answer has none. */
export function toJsonSchema(schema: z.core.$ZodType, { strict = false } = {}): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!strict && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties;
      }
      const known = getDescription(zodSchema);
      const isPlain = !TYPE_WORDS.some((word) => Object.hasOwn(jsonSchema, word));
      Object.assign(jsonSchema, isPlain ? fromDescription(known) : toWords(known));
    },
  });
  return json;
}

function toWords({ description, readonly }: FieldDescription): Record<string, unknown> {
  return { ...(description && { description }), ...(readonly && { readOnly: true }) };
}

/** For a schema that JSON Schema cannot express, such as one behind a function. */
function fromDescription(known: FieldDescription): Record<string, unknown> {
  const { type, items, properties, format, minimum, maximum } = known;
  return {
    ...toWords(known),
    ...(type !== 'mixed' && { type }),
    ...(format && { format }),
    ...(known.enum && { enum: known.enum }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(items && { items: fromDescription(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, fromDescription(field)]),
      ),
    }),
  };
}
