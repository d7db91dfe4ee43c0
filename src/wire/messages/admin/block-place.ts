import { blockFieldText, blockKindText } from './blocks.ts';

// What of a page's blocks is meant, in the words that the editor shows. Example:
// blockPlaceText('[1][settings][items][0][title]', 'tabs') is 'Block 2 (Tabs), Entries 1, Title', and
// blockPlaceText('[0][settings][cells][1][blocks][0][settings][url]', 'video') is
// 'Block 1.2.1 (Video), Address'. A block in a cell has the number of the builder's list.

/** The way to a block in a cell; null for a number. */
const INNER = ['settings', 'cells', null, 'blocks', null] as const;
/** They have no field of their own in the editor. */
const UNNAMED: readonly string[] = ['settings', 'kind'];

export function blockPlaceText(path: string, kind: string): string {
  const [first = '', ...rest] = getParts(path);
  let number = ordinal(first);
  let fields = rest;
  while (
    INNER.every((name, at) => fields[at] !== undefined && (name ?? fields[at]) === fields[at])
  ) {
    number += `.${ordinal(fields[2] ?? '')}.${ordinal(fields[4] ?? '')}`;
    fields = fields.slice(INNER.length);
  }
  const place = `Block ${number} (${blockKindText(kind)})`;
  return [place, fieldWords(fields)].filter((text) => text !== '').join(', ');
}

/** Without the block: blockFieldPath('[1][settings][items][0][title]') is 'Entries 1, Title'. */
export function blockFieldPath(path: string): string {
  return fieldWords(getParts(path).slice(1));
}

function fieldWords(parts: readonly string[]): string {
  const named = parts.filter((part) => !UNNAMED.includes(part));
  return named.reduce((all, part) => {
    if (/^\d+$/.test(part)) return `${all} ${ordinal(part)}`;
    return all === '' ? blockFieldText(part) : `${all}, ${blockFieldText(part)}`;
  }, '');
}

function getParts(path: string): string[] {
  return [...path.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);
}

function ordinal(index: string): string {
  return String(Number(index) + 1);
}
