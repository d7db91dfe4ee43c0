/* What was added to a cart and what was taken out of it, between two answers of the shop:
   cartDifference([{ key: 'a', quantity: 1 }], [{ key: 'a', quantity: 3 }]) is
   [{ kind: 'added', line: { key: 'a', quantity: 2 } }]. */

interface Line {
  key: string;
  quantity: number;
}

export interface CartDifference<L extends Line> {
  kind: 'added' | 'removed';
  /** The line with the quantity that came or went. */
  line: L;
}

export function cartDifference<L extends Line>(
  before: readonly L[],
  after: readonly L[],
): CartDifference<L>[] {
  const quantities = new Map(before.map(({ key, quantity }) => [key, quantity]));
  const present = new Set(after.map(({ key }) => key));
  const gone = before.filter(({ key }) => !present.has(key));
  const changed = after.flatMap((line): CartDifference<L>[] => {
    const more = line.quantity - (quantities.get(line.key) ?? 0);
    if (more === 0) return [];
    return [{ kind: more > 0 ? 'added' : 'removed', line: { ...line, quantity: Math.abs(more) } }];
  });
  return [...gone.map((line) => ({ kind: 'removed' as const, line })), ...changed];
}
