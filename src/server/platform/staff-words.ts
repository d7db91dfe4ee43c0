import { AsyncLocalStorage } from 'node:async_hooks';
import type { StaffLanguage } from '#rules/languages/staff-language.ts';
import type { Message } from '#rules/messages/format.ts';
import { type StaffGroup, staffTexts } from '#wire/messages/languages/staff-languages.ts';

// The language in which the staff is answered, known where a request of the admin comes in and needed
// deep inside, where a setting refuses its value. Outside of such a request it is English.

const current = new AsyncLocalStorage<StaffLanguage>();

export function withStaffLanguage<T>(language: StaffLanguage, work: () => T): T {
  return current.run(language, work);
}

export function currentStaffLanguage(): StaffLanguage {
  return current.getStore() ?? 'en';
}

/** A text of one group of those that the server shows to the staff. */
export function staffWords<Key extends string>(
  group: StaffGroup,
  english: Readonly<Record<Key, Message>>,
  key: Key,
): Message {
  return staffTexts(group, currentStaffLanguage())[key] ?? english[key];
}

/** The locale of the plural forms of such a text. */
export function staffTextLocale(shopLocale: string): string {
  const language = currentStaffLanguage();
  return language === 'en' ? shopLocale : language;
}

/** A text without values of those that the admin shows, too. */
export function staffText(key: string, english: string): string {
  const text = staffTexts('admin', currentStaffLanguage())[key];
  return typeof text === 'string' ? text : english;
}
