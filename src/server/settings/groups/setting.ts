import type * as z from 'zod';
import type { SettingRefusal } from '#wire/messages/settings/refusals.ts';

/** One setting: the schema of its value, and its default. */
export function setting<Schema extends z.ZodType>(schema: Schema, fallback: z.infer<Schema>) {
  return { schema, fallback };
}

type Form = SettingRefusal extends `settings.refused.${infer Name}` ? Name : never;

/** What a pattern or a check of a schema says when it refuses: the key of a message. */
export function refused(form: Form): SettingRefusal {
  return `settings.refused.${form}`;
}
