import type { FieldValue } from '#rules/options/field-value.ts';

// What a shopper's form holds, as the calls take it.
// Example: `wrap[]=yes`, `pens[12]=2` and `engraving=Ada` are
// { wrap: ['yes'], pens: { 12: '2' }, engraving: 'Ada' }.

const NAME = /^([A-Za-z][\w-]*)(?:\[([^\]]*)\])?$/;

/** Files are left out: they are uploaded, and no price depends on what is in them. */
export function entriesIn(
  sent: Iterable<readonly [string, FormDataEntryValue]>,
): Record<string, FieldValue> {
  const lists = new Map<string, string[]>();
  const records = new Map<string, Record<string, string>>();
  const texts = new Map<string, string>();
  for (const [name, value] of sent) {
    const [, id, part] = NAME.exec(name) ?? [];
    if (id === undefined || typeof value !== 'string') continue;
    if (part === undefined) texts.set(id, value);
    else if (part === '') lists.set(id, [...(lists.get(id) ?? []), value]);
    else records.set(id, { ...records.get(id), [part]: value });
  }
  return Object.fromEntries([...texts, ...lists, ...records]);
}
