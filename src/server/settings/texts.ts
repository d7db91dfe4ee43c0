import type { Message } from '#rules/messages/format.ts';
import { MESSAGE_KEYS, type MessageTable, messages } from '#wire/messages/messages.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import type { Settings } from './defaults.ts';

/** The messages table with the shop's own texts in place of ours. */
export function shopTexts(settings: Settings): MessageTable {
  const known = made.get(settings);
  if (known) return known;
  const own = settings.texts as Record<string, Message>;
  const entries = MESSAGE_KEYS.map((key) => [key, own[key] ?? messages[key]]);
  const texts = Object.fromEntries(entries) as MessageTable;
  made.set(settings, texts);
  return texts;
}

/** Every page asks for them several times; settings that change are another object. */
const made = new WeakMap<Settings, MessageTable>();

const groups = new WeakMap<Settings, Map<string, ShopConfig['texts']>>();

/** The texts whose keys begin with this word, one object as long as the settings are. */
export function groupTexts(settings: Settings, group: string): ShopConfig['texts'] {
  const byGroup = groups.get(settings) ?? new Map<string, ShopConfig['texts']>();
  groups.set(settings, byGroup);
  const known = byGroup.get(group);
  if (known) return known;
  const own = Object.entries(shopTexts(settings)).filter(([key]) => key.startsWith(`${group}.`));
  const texts = Object.fromEntries(own) as ShopConfig['texts'];
  byGroup.set(group, texts);
  return texts;
}
