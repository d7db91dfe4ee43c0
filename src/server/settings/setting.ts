import type * as z from 'zod';

/** One setting: the schema of its value, and its default. */
export function setting<Schema extends z.ZodType>(schema: Schema, fallback: z.infer<Schema>) {
  return { schema, fallback };
}
