import * as z from 'zod/mini';
import { SETTING_GROUPS } from '../messages/settings/groups.ts';
import { choice, listOf, mixed, text } from '../wc/field.ts';

// Settings by name, as `vitrine/v1` reads and writes them.

const [first, ...rest] = SETTING_GROUPS.map(({ id }) => id);
const groupId = choice([first ?? 'shop', ...rest]);
const values = z.record(z.string().check(z.maxLength(120)), z.unknown());

export const settingReadOnly = {
  name: text(),
  group: groupId,
  label: text(),
  description: text(),
  /** JSON Schema of the value. */
  schema: z.record(z.string(), z.unknown()),
  default: mixed(),
  is_default: z.boolean(),
  /** What its number counts, such as `days`, `milliseconds` or `money` (minor units); '' for none. */
  unit: text(),
  /** It can be written, and its value is never shown. */
  secret: z.boolean(),
  /** What its writer must be allowed to do. */
  permission: choice(['manage-settings', 'manage-security']),
  /** Fields of its value that need `manage-security` although the rest does not. */
  protected_fields: listOf(text()),
};

export const settingInput = { value: mixed() };

export const settingResponse = z.object({ ...settingReadOnly, ...settingInput });
export type Setting = z.infer<typeof settingResponse>;
export const settingsResponse = z.array(settingResponse);

export const settingQuery = {
  group: z.optional(groupId),
  search: z.optional(text({ maxLength: 200 })),
  include: z.optional(listOf(text({ maxLength: 120 }))),
  changed: z._default(choice(['all', 'changed']), 'all'),
};

export const settingsInput = {
  /** New values by name. */
  values: z.optional(values),
  /** Names that take their defaults again. */
  reset: z.optional(listOf(text({ maxLength: 120 }))),
  /** The values the form was filled with: what differs from them now is a conflict. */
  was: z.optional(values),
};

export const settingGroups = z.array(
  z.object({ id: z.string(), label: z.string(), description: z.string(), count: z.int() }),
);
