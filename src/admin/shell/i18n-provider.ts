import type { I18nProvider } from 'react-admin';
import { formatMessage, type Message, type MessageValues } from '#rules/messages/format.ts';
import { reactAdminMessages } from '#wire/messages/admin/react-admin.ts';
import { adminMessages } from '#wire/messages/admin.ts';

const TEXTS: ReadonlyMap<string, Message> = new Map(
  Object.entries<Message>({ ...adminMessages, ...reactAdminMessages }),
);

/** What react-admin asks for by a key: its own texts and those of the admin. */
export function createI18nProvider(locale: string): I18nProvider {
  return {
    /** `_` is what the caller would show where there is no such text: the label of a field. */
    translate(key: string, { _: otherwise = key, smart_count: count, ...values }: Requested = {}) {
      const text = TEXTS.get(key);
      if (text === undefined) return String(otherwise);
      return formatMessage(text, count === undefined ? values : { ...values, count }, locale);
    },
    changeLocale: async () => undefined,
    getLocale: () => locale,
  };
}

type Requested = MessageValues & { _?: string; smart_count?: number };
