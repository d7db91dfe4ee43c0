import { elementAt } from './element-at.ts';

/**
 * Works on some elements at once and puts each result in the place of its element: with the negative
 * numbers of [1, -2, -3] and a work that adds 10 to each it resolves to [1, 8, 7].
 */
export async function replaceSome<Other, Some, Result>(
  list: readonly (Other | Some)[],
  isSome: (element: Other | Some) => element is Some,
  work: (some: readonly Some[]) => Promise<readonly Result[]>,
): Promise<(Other | Result)[]> {
  const some = list.filter(isSome);
  const results = await work(some);
  if (results.length !== some.length) {
    throw new RangeError(`${results.length} results for ${some.length} elements`);
  }
  let next = 0;
  return list.map((element) => {
    if (!isSome(element)) return element;
    const result = elementAt(results, next);
    next += 1;
    return result;
  });
}
