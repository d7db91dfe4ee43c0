import { describe, expect, test } from 'vitest';
import { STAFF_LANGUAGES } from '#rules/languages/staff-language.ts';
import { wordsIn } from '#rules/messages/check-text.ts';
import type { Message } from '#rules/messages/format.ts';
import { recordEntries } from '#rules/records/record-keys.ts';
import { LEGAL_PAGES } from '../legal-pages.ts';
import { type MessageKey, messages } from '../messages.ts';
import { LANGUAGES, legalTemplates, usualMessages } from './languages.ts';
import { SAME_FOR_STAFF, SAME_IN_ENGLISH } from './same-in-english.ts';
import { STAFF_GROUPS, staffTexts } from './staff-languages.ts';
import { ENGLISH_STAFF_TEXTS } from './testing/english-staff-texts.ts';
import { textFaults } from './testing/text-faults.ts';

/** Texts that name less than the English one, and why. */
const NAMES_LESS: Readonly<Record<string, readonly MessageKey[]>> = {
  // § 312j BGB: nothing else may be written on the button that makes the contract.
  de: ['checkout.placeFor'],
};

/** Formulas, whose signs are not those of the language. */
const WITH_SIGNS = ['admin.zones.formula', 'admin.zones.postcodesHint'];

/** German writes nouns with a capital also where English begins them with a small letter. */
const NAMES_OTHERS = ['ra.sort.sort_by'];

const withoutEmpty = (texts: Readonly<Record<string, Message | undefined>>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text ? [[key, text]] : [])));

const NO_FAULTS = {
  missing: [],
  unknown: [],
  empty: [],
  namesOthers: [],
  countless: [],
  wrongForms: [],
  strange: [],
  long: [],
};

describe.each(recordEntries(LANGUAGES))('the texts in %s', (code, language) => {
  test('are those of English, with its names, the plural forms and the marks of the language', () => {
    const { namesOthers, same, ...faults } = textFaults(
      code,
      messages,
      withoutEmpty(language.messages),
    );
    const less: readonly string[] = NAMES_LESS[code] ?? [];
    const others = namesOthers.filter((key) => !less.includes(key));
    expect({ ...faults, namesOthers: others }).toEqual(NO_FAULTS);
    expect(same).toEqual([...(SAME_IN_ENGLISH[code] ?? [])].sort());
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

const translated = STAFF_LANGUAGES.filter((language) => language !== 'en');

describe.each(translated)('what the staff reads in %s', (code) => {
  test.each(STAFF_GROUPS)('is complete: %s', (group) => {
    const { strange, same, namesOthers, ...faults } = textFaults(
      code,
      ENGLISH_STAFF_TEXTS[group],
      withoutEmpty(staffTexts(group, code)),
    );
    const marks = strange.filter((key) => !WITH_SIGNS.includes(key));
    const others = namesOthers.filter((key) => !NAMES_OTHERS.includes(key));
    expect({ ...faults, strange: marks, namesOthers: others }).toEqual(NO_FAULTS);
    const listed = SAME_FOR_STAFF[code]?.filter((key) => key in ENGLISH_STAFF_TEXTS[group]) ?? [];
    expect(same).toEqual([...listed].sort());
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
