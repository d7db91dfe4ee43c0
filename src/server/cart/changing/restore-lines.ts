import { getGroup, isHead, named, sameGroup } from '../bundles/bundle-group.ts';
import { MAX_LINES, type StoredLine } from '../cart-state.ts';

/**
 * The lines of a basket that was left, added to those there are. What is there already stays as it is,
 * so that a link opened twice adds nothing twice.
 */
export function restoreLines(
  current: readonly StoredLine[],
  left: readonly StoredLine[],
): StoredLine[] {
  const known = new Set(current.map(({ key }) => key));
  const unseen = left.map((line) => ({ ...line, seen: { price: null, problem: '' } }));
  let lines = [
    ...current,
    ...unseen.filter(({ bundle, key }) => bundle === null && !known.has(key)),
  ].slice(0, MAX_LINES);
  for (const head of unseen.filter(isHead)) {
    const group = getGroup(unseen, head.key);
    const fits = lines.length + group.length <= MAX_LINES;
    if (fits && !sameGroup(lines, group)) lines = [...lines, ...named(group, lines)];
  }
  return lines;
}
