import { isJsonObject } from '#rules/json/json-value.ts';

// Source of a dropdown's results: the select's own options, or an address.

export interface DropdownItem {
  value: string;
  text: string;
  disabled: boolean;
}

export interface DropdownPage {
  items: DropdownItem[];
  more: boolean;
}

/** Pages count from 1. */
export type DropdownSource = (
  query: string,
  page: number,
  signal: AbortSignal,
) => DropdownPage | Promise<DropdownPage>;

/** fold('Côte d’Ivoire') is "cote d ivoire": the search ignores diacritics. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Names that start with the search come first, then those with a word that does, then the rest. */
export function filterItems(items: readonly DropdownItem[], query: string): DropdownItem[] {
  const foldedQuery = fold(query);
  if (foldedQuery === '') return [...items];
  const rank = ({ text, value }: DropdownItem) => {
    const name = fold(text);
    if (name.startsWith(foldedQuery) || value.toLowerCase() === foldedQuery) return 0;
    if (` ${name}`.includes(` ${foldedQuery}`)) return 1;
    return name.includes(foldedQuery) ? 2 : 3;
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export function optionItems(select: HTMLSelectElement): DropdownItem[] {
  return [...select.options]
    .filter(({ value }) => value !== '')
    .map(({ value, label, disabled }) => ({ value, text: label, disabled }));
}

export function optionSource(select: HTMLSelectElement): DropdownSource {
  return (query) => ({ items: filterItems(optionItems(select), query), more: false });
}

/** Requests `address?q=…&page=…` and reads `{ results: [{ id, text }], pagination: { more } }`. */
export function addressSource(address: string): DropdownSource {
  return async (query, page, signal) => {
    const url = new URL(address, document.baseURI);
    url.searchParams.set('q', query);
    if (page > 1) url.searchParams.set('page', String(page));
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`The dropdown's address answered ${response.status}.`);
    return readPage(await response.json());
  };
}

/** Throws on an answer without a list of results. */
export function readPage(result: unknown): DropdownPage {
  if (!isJsonObject(result) || !Array.isArray(result.results)) {
    throw new Error('The dropdown’s answer has no results.');
  }
  const { results, pagination } = result;
  return {
    items: results.map(({ id, text, disabled }) => ({
      value: String(id),
      text: String(text),
      disabled: disabled === true,
    })),
    more: isJsonObject(pagination) && pagination.more === true,
  };
}
