import { formatMessage, type Message, type MessageValues } from '#rules/messages/format.ts';
import { customMessages } from '#server/language/messages.ts';
import { staffTextLocale, staffWords } from '#server/platform/staff-words.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type HealthMessageKey, healthMessages } from '#wire/messages/health.ts';

export type HealthWords = (key: HealthMessageKey, values?: MessageValues) => string;

const usual: Readonly<Record<HealthMessageKey, Message>> = healthMessages;

/** A text of the shop's own replaces the built-in one, as with every other text. */
export function healthWords(settings: Settings): HealthWords {
  const custom = customMessages(settings);
  return (key, values = {}) =>
    formatMessage(
      custom[key] ?? staffWords('health', usual, key),
      values,
      staffTextLocale(settings['shop.locale']),
    );
}
