import { formatMessage, type MessageValues } from '#rules/messages/format.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { usualMessages } from '#wire/messages/languages/languages.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import { customMessages } from './messages.ts';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The shop's messages on the server, for titles, notices and labels that are sent as data. */
export function translator(settings: Settings): Translate {
  const custom = customMessages(settings);
  const locale = settings['shop.locale'];
  const usual = usualMessages(locale);
  return (key, values = {}) => formatMessage(custom[key] ?? usual[key], values, locale);
}
