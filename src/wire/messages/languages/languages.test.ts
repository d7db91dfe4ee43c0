import { describe, expect, test } from 'vitest';
import { wordsIn } from '#rules/messages/check-text.ts';
import type { Message } from '#rules/messages/format.ts';
import { recordEntries } from '#rules/records/record-keys.ts';
import { LEGAL_PAGES } from '../legal-pages.ts';
import { MESSAGE_KEYS, type MessageKey, messages } from '../messages.ts';
import { LANGUAGES, legalTemplates, usualMessages } from './languages.ts';
import { SAME_IN_ENGLISH } from './same-in-english.ts';

/** Texts that name less than the English one, and why. */
const NAMES_LESS: Readonly<Record<string, readonly MessageKey[]>> = {
  // § 312j BGB: nothing else may be written on the button that makes the contract.
  de: ['checkout.placeFor'],
};

/** Marks that the language writes otherwise. */
const STRANGE_MARKS: Readonly<Record<string, RegExp>> = {
  de: /["”’']|\d%|\}%|\.\.\./,
};

const textsIn = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message);
const maxLength = (message: Message) => Math.max(...textsIn(message).map((text) => text.length));

describe.each(recordEntries(LANGUAGES))('the texts in %s', (code, language) => {
  const english: Readonly<Record<MessageKey, Message>> = messages;
  const entries = recordEntries(language.messages).map(([key, message]) => ({
    key,
    message: message ?? '',
    english: english[key],
  }));
  const keysWhere = (fits: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(fits).map(({ key }) => key);

  test('have every key of English that has words, and no other', () => {
    const missing = MESSAGE_KEYS.filter(
      (key) => messages[key] !== '' && !Object.hasOwn(language.messages, key),
    );
    expect(missing).toEqual([]);
    expect(keysWhere(({ key }) => !Object.hasOwn(messages, key))).toEqual([]);
    expect(keysWhere(({ message }) => textsIn(message).includes(''))).toEqual([]);
  });

  test('name in braces what the English ones name', () => {
    const less = NAMES_LESS[code] ?? [];
    const differing = keysWhere(({ key, message, english }) => {
      if (less.includes(key)) return false;
      return wordsIn(message).sort().join() !== wordsIn(english).sort().join();
    });
    expect(differing).toEqual([]);
    const countless = keysWhere(({ message, english }) => {
      if (typeof message === 'string' || typeof english === 'string') return false;
      const leavesOut = (text: string | undefined) => !text?.includes('{count}');
      return recordEntries(message).some(
        ([form, text]) => leavesOut(text) && !leavesOut(english[form] ?? english.other),
      );
    });
    expect(countless).toEqual([]);
  });

  test('have the plural forms of their language where English has some', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.sort();
    const wrong = keysWhere(({ message, english }) => {
      if (typeof english === 'string') return typeof message !== 'string';
      return typeof message === 'string' || Object.keys(message).sort().join() !== forms.join();
    });
    expect(wrong).toEqual([]);
  });

  test('differ from the English ones, but for those that are listed', () => {
    const same = keysWhere(
      ({ message, english }) =>
        JSON.stringify(message) === JSON.stringify(english) &&
        textsIn(message).some((text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))),
    );
    expect(same.sort()).toEqual([...(SAME_IN_ENGLISH[code] ?? [])].sort());
  });

  test('are written with the marks of their language', () => {
    const strange = STRANGE_MARKS[code] ?? /$^/;
    expect(keysWhere(({ message }) => textsIn(message).some((text) => strange.test(text)))).toEqual(
      [],
    );
  });

  test('are at most twice as long as the English ones, and twenty characters', () => {
    const long = keysWhere(
      ({ message, english }) => maxLength(message) > maxLength(english) * 2 + 20,
    );
    expect(long).toEqual([]);
  });

  test('legal pages are those of English and name the same of the shop', () => {
    expect(language.legalPages.map(({ slug }) => slug)).toEqual(
      LEGAL_PAGES.map(({ slug }) => slug),
    );
    language.legalPages.forEach(({ title, excerpt, html }, index) => {
      expect(title).not.toBe('');
      expect(excerpt).not.toBe('');
      expect(wordsIn(html).sort()).toEqual(wordsIn(LEGAL_PAGES[index]?.html ?? '').sort());
    });
  });
});

test.each([
  ['de-DE', 'Warenkorb'],
  ['de-AT', 'Warenkorb'],
  ['de', 'Warenkorb'],
  ['en-GB', 'Basket'],
  ['tlh', 'Basket'],
  ['constructor', 'Basket'],
])('the cart of a shop in %s is called %s', (locale, text) => {
  expect(usualMessages(locale)['layout.basket']).toBe(text);
});

test('the button that concludes the purchase is the one that German law asks for', () => {
  const german = usualMessages('de-DE');
  expect([german['checkout.place'], german['checkout.placeFor']]).toEqual([
    'Zahlungspflichtig bestellen',
    'Zahlungspflichtig bestellen',
  ]);
});

test('legal pages follow the language', () => {
  expect(legalTemplates('de-CH').map(({ title }) => title)).toContain('Impressum');
  expect(legalTemplates('ga-IE')).toBe(LEGAL_PAGES);
});
