/**
 * How a language writes small numbers and lists, read once by the server. The first number or list
 * formatter takes a browser 30 ms and more; with these signs in the page, hydration needs none.
 * Example: formatDecimal(4.56, getSigns('de')) is "4,6"; joinNames(['Farbe', 'Maß'], …) "Farbe und
 * Maß".
 */
export interface LocaleSigns {
  decimal: string;
  /** The ten digits, from 0. */
  digits: string;
  /** Separators of names: between two, between the first ones of more, before the last. */
  pair: string;
  middle: string;
  end: string;
}

export function getSigns(locale: string): LocaleSigns {
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const decimal = number.formatToParts(0.1).find(({ type }) => type === 'decimal')?.value ?? '.';
  const digits = Array.from({ length: 10 }, (_, digit) => number.format(digit)).join('');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const between = (names: string[]) =>
    list.formatToParts(names).flatMap(({ type, value }) => (type === 'literal' ? [value] : []));
  const [pair = ', '] = between(['A', 'B']);
  const [middle = ', ', , end = middle] = between(['A', 'B', 'C', 'D']);
  return { decimal, digits, pair, middle, end };
}

/** One decimal at most by default. */
export function formatDecimal(
  value: number,
  { decimal, digits }: LocaleSigns,
  maxSigns: 1 | 2 = 1,
): string {
  const plain = String(Math.round(value * 10 ** maxSigns) / 10 ** maxSigns);
  return plain.replace(/\d|\./g, (sign) =>
    sign === '.' ? decimal : (digits[Number(sign)] ?? sign),
  );
}

export function joinNames(names: readonly string[], signs: LocaleSigns): string {
  const [last = '', ...before] = [...names].reverse();
  if (before.length === 0) return last;
  const and = (before.length === 1 ? signs.pair : signs.end).replace(/\by\b/, (y) =>
    I_SOUND.test(last) ? 'e' : y,
  );
  return `${before.reverse().join(signs.middle)}${and}${last}`;
}

/** Spanish says "aguja e hilo" for "y hilo", but "agua y hielo". No other language joins by y. */
const I_SOUND = /^(i|í|hi(?![ae])|hí)/i;
