// Sentences of reviews beside the buy box: typical ones, within a star of the average, the most
// helpful first, each cut between words. Those the shop features come before all others.
// Example: of a product rated 4.7 those with four stars or five; of one rated 2.3 the critical ones.

export interface Quotable {
  id: number;
  author: string;
  stars: number;
  text: string;
  votes: { up: number };
}

export interface Quote {
  id: number;
  author: string;
  stars: number;
  text: string;
}

/** A shorter text says too little. */
const LEAST = 30;
const MAX_COUNT = 140;

export function pickQuotes(
  reviews: readonly Quotable[],
  average: number,
  count: number,
  featured: readonly Quotable[] = [],
): Quote[] {
  const chosen = new Set(featured.map(({ id }) => id));
  const typical = reviews
    .filter(({ id, stars }) => !chosen.has(id) && stars > 0 && Math.abs(stars - average) <= 1)
    .toSorted((a, b) => b.votes.up - a.votes.up);
  return [...featured, ...typical]
    .filter(({ text }) => text.trim().length >= LEAST)
    .slice(0, count)
    .map(({ id, author, stars, text }) => ({ id, author, stars, text: cut(text) }));
}

function cut(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= MAX_COUNT) return line;
  const end = line.lastIndexOf(' ', MAX_COUNT - 1);
  return `${line.slice(0, end > 0 ? end : MAX_COUNT - 1).replace(/[,;:.!?–-]+$/, '')}…`;
}
