/** The element at an index that is known to exist; a wrong index is a mistake of the program. */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element ${index} in ${list.length}`);
  return element;
}
