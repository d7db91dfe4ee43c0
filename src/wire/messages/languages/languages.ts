import type { Message } from '#rules/messages/format.ts';
import { recordFrom } from '#rules/records/record-keys.ts';
import { LEGAL_PAGES, type LegalTemplate } from '../legal-pages.ts';
import { MESSAGE_KEYS, type MessageKey, type MessageTable, messages } from '../messages.ts';
import { GERMAN_LEGAL_PAGES } from './de/legal-pages.ts';
import { germanMessages } from './de/messages.ts';

// The languages a shop can speak to its shoppers. Only the server reads this; a page is sent the texts it
// shows. Example: usualMessages('de-AT')['layout.basket'] is "Warenkorb", usualMessages('tlh') is English.

export interface Language {
  /** A text that is missing is shown in English. */
  messages: Readonly<Partial<Record<MessageKey, Message>>>;
  legalPages: readonly LegalTemplate[];
}

/** By the language part of a locale. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  de: { messages: germanMessages, legalPages: GERMAN_LEGAL_PAGES },
};

const TABLES: ReadonlyMap<string, MessageTable> = new Map(
  Object.entries(LANGUAGES).map(([code, language]) => [
    code,
    recordFrom(MESSAGE_KEYS, (key) => language.messages[key] ?? messages[key]),
  ]),
);

const languagePart = (locale: string) => locale.split('-', 1)[0] ?? '';

/** The built-in texts of a shop with this locale. */
export function usualMessages(locale: string): MessageTable {
  return TABLES.get(languagePart(locale)) ?? messages;
}

export function legalTemplates(locale: string): readonly LegalTemplate[] {
  const code = languagePart(locale);
  return Object.hasOwn(LANGUAGES, code)
    ? (LANGUAGES[code]?.legalPages ?? LEGAL_PAGES)
    : LEGAL_PAGES;
}
