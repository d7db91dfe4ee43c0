import type * as z from 'zod';

/** One setting: what its value may be, and what it is unless somebody says otherwise. */
export function setting<Schema extends z.ZodType>(schema: Schema, fallback: z.infer<Schema>) {
  return { schema, fallback };
}
