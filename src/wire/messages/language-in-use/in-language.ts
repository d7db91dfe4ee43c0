import type { Message } from '#rules/messages/format.ts';

// The admin's script shows its texts in one language from its first line to its last: the file of that
// language runs before it (src/admin/languages) and leaves its texts here. Each group of English texts
// is read through this. On the server nothing is left here, and the groups are English.

type TextTable = Readonly<Record<string, Message | undefined>>;

let other: TextTable = {};

/** Before any group is read. A text that is missing stays English. */
export function showTexts(texts: TextTable): void {
  other = texts;
}

/** One text by its key, such as `choice.analytics.sales.net`. */
export function textInLanguage(key: string, english: string): string {
  const text = Object.hasOwn(other, key) ? other[key] : undefined;
  return typeof text === 'string' ? text : english;
}

/** A group of texts, whose keys begin with `prefix` in the table of a language. */
export function inLanguage<English extends Readonly<Record<string, Message>>>(
  english: English,
  prefix = '',
): English {
  const found = Object.keys(english).flatMap((key) => {
    const name = `${prefix}${key}`;
    return Object.hasOwn(other, name) ? [[key, other[name]]] : [];
  });
  return Object.assign({}, english, Object.fromEntries(found));
}
