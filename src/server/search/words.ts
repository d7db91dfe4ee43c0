// How text becomes words, the same for what is stored and what is asked, so that both engines find
// the same things. Example: searchWords('Ink-blue Cafés, 12 cm') is ['ink', 'blue', 'cafe', '12', 'cm'].

const LONGEST_WORD = 40;
const LONGEST_TERM = 200;
const MOST_ASKED = 8;

export function searchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    singular(word.slice(0, LONGEST_WORD)),
  );
}

/** Shoppers ask for "mugs" and shops write "mug"; "glass" keeps its ending. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** All words must be found; the last one may be a prefix. */
export interface SearchQuery {
  words: readonly string[];
  begun: string;
}

/** Null where there is nothing to look for. Text beyond what a person types is left out. */
export function parseSearch(term: string): SearchQuery | null {
  const words = searchWords(term.slice(0, LONGEST_TERM)).slice(0, MOST_ASKED);
  const begun = words.pop();
  return begun === undefined ? null : { words, begun };
}
