import type { Message } from '#rules/messages/format.ts';
import { MESSAGE_KEYS, type MessageTable, messages } from '#wire/messages/messages.ts';
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
