import { wordsIn } from '#rules/messages/check-text.ts';
import type { Message } from '#rules/messages/format.ts';

type Table = Readonly<Record<string, Message>>;

/** Marks that a language writes otherwise. */
const STRANGE_MARKS: Readonly<Record<string, RegExp>> = {
  de: /["”’']|\d%|\}%|\.\.\./,
};

const textsIn = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message);
const maxLength = (message: Message) => Math.max(...textsIn(message).map((text) => text.length));
const hasWords = (message: Message) =>
  textsIn(message).some((text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')));

/** The keys of the texts of a language that are not as they should be, by what is wrong with them. */
export function textFaults(code: string, englishTexts: Table, translated: Table) {
  const entries = Object.entries(translated).flatMap(([key, message]) => {
    const english = Object.hasOwn(englishTexts, key) ? englishTexts[key] : undefined;
    return english === undefined ? [] : [{ key, message, english }];
  });
  const keysWhere = (fits: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(fits).map(({ key }) => key);
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.sort().join();
  const strange = STRANGE_MARKS[code] ?? /$^/;
  return {
    missing: Object.keys(englishTexts).filter(
      (key) => englishTexts[key] !== '' && !Object.hasOwn(translated, key),
    ),
    unknown: Object.keys(translated).filter((key) => !Object.hasOwn(englishTexts, key)),
    empty: keysWhere(({ message }) => textsIn(message).includes('')),
    namesOthers: keysWhere(
      ({ message, english }) => wordsIn(message).sort().join() !== wordsIn(english).sort().join(),
    ),
    countless: keysWhere(({ message, english }) => {
      if (typeof message === 'string' || typeof english === 'string') return false;
      const leavesOut = (text: string | undefined) => !text?.includes('{count}');
      const inEnglish: Readonly<Record<string, string>> = english;
      return Object.entries(message).some(
        ([form, text]) => leavesOut(text) && !leavesOut(inEnglish[form] ?? english.other),
      );
    }),
    wrongForms: keysWhere(({ message, english }) => {
      if (typeof english === 'string') return typeof message !== 'string';
      return typeof message === 'string' || Object.keys(message).sort().join() !== forms;
    }),
    same: keysWhere(
      ({ message, english }) =>
        JSON.stringify(message) === JSON.stringify(english) && hasWords(message),
    ).sort(),
    strange: keysWhere(({ message }) => textsIn(message).some((text) => strange.test(text))),
    long: keysWhere(({ message, english }) => maxLength(message) > maxLength(english) * 2 + 20),
  };
}
