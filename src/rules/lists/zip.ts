import { elementAt } from './element-at.ts';

/** Pairs of two lists of equal length: zip(['a', 'b'], [1, 2]) is [['a', 1], ['b', 2]]. */
export function zip<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  if (first.length !== second.length) {
    throw new RangeError(`Lists of ${first.length} and ${second.length} elements`);
  }
  return first.map((element, index) => [element, elementAt(second, index)]);
}
