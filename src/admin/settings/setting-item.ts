import * as z from 'zod/mini';

/** A setting as `vitrine/v1/settings` answers it. */
export const settingItem = z.object({
  name: z.string(),
  group: z.string(),
  label: z.string(),
  description: z.string(),
  schema: z.record(z.string(), z.unknown()),
  default: z.unknown(),
  value: z.unknown(),
  is_default: z.boolean(),
  secret: z.boolean(),
  /** What its writer must be allowed to do. */
  permission: z.string(),
  /** Fields of its value that only administrators change. */
  protected_fields: z.array(z.string()),
});

export type SettingItem = z.infer<typeof settingItem>;

export const settingItems = z.array(settingItem);

/** Where a setting is changed; its field is scrolled to and marked. */
export function settingPlace({ group, name }: Pick<SettingItem, 'group' | 'name'>): string {
  return `/settings/${group}?${new URLSearchParams({ setting: name })}`;
}

/** Whether two values are the same; they come from JSON, so their text tells. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
