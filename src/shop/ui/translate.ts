import { formatMessage, type MessageValues } from '#rules/messages/format.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** const t = translateWith(config); t('listing.results', { count: 12 }) is "12 products". */
export function translateWith({
  messages,
  locale,
}: Pick<ShopConfig, 'messages' | 'locale'>): Translate {
  return (key, values = {}) => {
    const message = messages[key];
    // A key without a message shows itself, so that a missing translation is noticed.
    if (message === undefined) return key;
    if (typeof message === 'string') return formatMessage(message, values, locale);
    return formatMessage({ other: key, ...message }, values, locale);
  };
}
