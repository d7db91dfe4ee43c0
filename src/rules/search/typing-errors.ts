import { elementAt } from '../lists/element-at.ts';

// How many typing errors lie between two words: letters left out, added, replaced, or two neighbours
// swapped (Damerau's distance, each letter touched once at most).
// Example: typingErrors('candel', 'candle', 2) is 1, and so is typingErrors('stonware', 'stoneware', 2).

/** Anything above `most` is answered as `most + 1`. */
export function typingErrors(one: string, other: string, maxErrors: number): number {
  const a = [...one];
  const b = [...other];
  const tooMany = maxErrors + 1;
  if (Math.abs(a.length - b.length) > maxErrors) return tooMany;
  let before: number[] = [];
  let above = b.map((_, column) => column + 1);
  let aboveFirst = 0;
  for (let row = 0; row < a.length; row += 1) {
    const current: number[] = [];
    let left = row + 1;
    let diagonal = aboveFirst;
    let least = left;
    for (let column = 0; column < b.length; column += 1) {
      const same = a[row] === b[column];
      let errors = Math.min(left + 1, elementAt(above, column) + 1, diagonal + (same ? 0 : 1));
      if (row > 0 && column > 0 && a[row] === b[column - 1] && a[row - 1] === b[column]) {
        const swappedFrom = column > 1 ? elementAt(before, column - 2) : row - 1;
        errors = Math.min(errors, swappedFrom + 1);
      }
      diagonal = elementAt(above, column);
      current.push(errors);
      left = errors;
      least = Math.min(least, errors);
    }
    // A swap reaches two rows back, so one row above the limit does not end it yet.
    if (least > maxErrors + 1) return tooMany;
    before = above;
    above = current;
    aboveFirst = row + 1;
  }
  return Math.min(above.at(-1) ?? a.length, tooMany);
}

/** Of short words none is left to chance; names with digits are article numbers. */
export function errorsAllowed(word: string): number {
  const { length } = [...word];
  if (length < 3 || !/^\p{L}+$/u.test(word)) return 0;
  return length < 7 ? 1 : 2;
}
