import { folded } from './words.ts';

// In what order a picker offers what it found: the name that was typed, names that begin with it, names
// with a word that begins with it, names that have it anywhere; of equals the first by name.
// Example: for "mug" it is Mug, Mug rack, Mugwort, Stoneware mug, Smug cat.

export const MATCH_RANKS = ['exact', 'beginning', 'word', 'anywhere'] as const;
export type MatchRank = (typeof MATCH_RANKS)[number];

/** Null for a name that does not have what was typed. */
export function matchRank(name: string, typed: string): MatchRank | null {
  const [text, words] = [folded(name).trim(), folded(typed).trim()];
  if (text === words) return 'exact';
  if (text.startsWith(words)) return 'beginning';
  if (!text.includes(words)) return null;
  // Each part but the last ends where the words stand.
  const before = text.split(words).slice(0, -1);
  return before.some((part) => /[^\p{L}\p{N}]$/u.test(part)) ? 'word' : 'anywhere';
}

/** Those that have what was typed, the best first; all of them as they are where nothing was typed. */
export function bestMatches<Item>(
  items: readonly Item[],
  typed: string,
  getName: (item: Item) => string,
): Item[] {
  if (typed.trim() === '') return [...items];
  return items
    .flatMap((item) => {
      const name = getName(item);
      const rank = matchRank(name, typed);
      return rank === null ? [] : [{ item, name, place: MATCH_RANKS.indexOf(rank) }];
    })
    .sort((a, b) => a.place - b.place || a.name.localeCompare(b.name))
    .map(({ item }) => item);
}

/**
 * The best matches first, by the best of an item's names, and all others behind them as they were: for
 * what was found in other ways too, such as by a telephone number.
 */
export function matchesFirst<Item>(
  items: readonly Item[],
  typed: string,
  getNames: (item: Item) => readonly string[],
): Item[] {
  if (typed.trim() === '') return [...items];
  const places = new Map(items.map((item) => [item, getBestPlace(getNames(item), typed)]));
  return [...items].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function getBestPlace(names: readonly string[], typed: string): number {
  const ranks = names.flatMap((name) => matchRank(name, typed) ?? []);
  return Math.min(MATCH_RANKS.length, ...ranks.map((rank) => MATCH_RANKS.indexOf(rank)));
}
