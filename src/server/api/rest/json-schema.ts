import * as z from 'zod/mini';

type Properties = NonNullable<z.core.JSONSchema.BaseSchema['properties']>;

const described = new WeakMap<z.core.$ZodType, Properties>();

/** The properties of an object as JSON Schema, made once; what JSON Schema has no word for is `{}`. */
export function getProperties(schema: z.core.$ZodType): Properties {
  const known = described.get(schema);
  if (known !== undefined) return known;
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  described.set(schema, properties);
  return properties;
}
