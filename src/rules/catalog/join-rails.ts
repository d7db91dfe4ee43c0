// A rail of a single product looks like a mistake, so it joins the other one.
// Example: one upsell and four related products are one rail of five, with the upsell first.

interface Rails<Card> {
  upsells: Card[];
  related: Card[];
}

export function joinRails<Card extends { id: number }>(rails: Rails<Card>): Rails<Card> {
  const { upsells, related } = rails;
  if (upsells.length === 1) return { upsells: [], related: unite(upsells, related) };
  if (related.length === 1) return { upsells: unite(upsells, related), related: [] };
  return rails;
}

function unite<Card extends { id: number }>(first: Card[], second: Card[]): Card[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
}
