import type { Message } from '#rules/messages/format.ts';
import { recordFrom } from '#rules/records/record-keys.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { usualMessages } from '#wire/messages/languages/languages.ts';
import { MESSAGE_KEYS, type MessageTable } from '#wire/messages/messages.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

/** Pages ask for their messages several times; a changed setting is another settings object. */
const tables = new WeakMap<Settings, MessageTable>();
const groups = new WeakMap<Settings, Map<string, ShopConfig['messages']>>();

/** The shop's own texts by key. The schema of the setting cannot tell plural forms from any record. */
export const customMessages = ({ messages: custom }: Pick<Settings, 'messages'>) =>
  custom as Readonly<Record<string, Message>>;

/** The messages table of the shop's language with the shop's overrides in place of the defaults. */
export function shopMessages(settings: Settings): MessageTable {
  const known = tables.get(settings);
  if (known) return known;
  const overrides = customMessages(settings);
  const usual = usualMessages(settings['shop.locale']);
  const table = recordFrom(MESSAGE_KEYS, (key) => overrides[key] ?? usual[key]);
  tables.set(settings, table);
  return table;
}

/** The messages whose keys begin with this group, the same object for the same settings. */
export function groupMessages(settings: Settings, group: string): ShopConfig['messages'] {
  const byGroup = groups.get(settings) ?? new Map<string, ShopConfig['messages']>();
  groups.set(settings, byGroup);
  const known = byGroup.get(group);
  if (known) return known;
  const all = Object.entries(shopMessages(settings));
  const table = Object.fromEntries(all.filter(([key]) => key.startsWith(`${group}.`)));
  byGroup.set(group, table);
  return table;
}
