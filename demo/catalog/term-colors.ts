import type { ColorFamily } from '#rules/catalog/color-families.ts';

/** The colours of the terms, as the drawings show them. */
const colors: Readonly<Record<string, string>> = {
  sand: '#d3bd9c',
  moss: '#7d8462',
  ink: '#3d4855',
  clay: '#b9714f',
  oat: '#e6dac3',
  rust: '#9c5236',
  sky: '#9fb3ba',
};

/** The colours of a term; one of two colours, such as sand-ink, gives both. */
export function termColors(term: string): string[] {
  return term.split('-').map((part) => {
    const found = colors[part];
    if (!found) throw new Error(`No colour named ${part}`);
    return found;
  });
}

/** Where a shopper looks for them: rust lies between two. */
const families: Readonly<Record<string, ColorFamily[]>> = {
  sand: ['beige'],
  moss: ['green'],
  ink: ['blue'],
  clay: ['brown'],
  oat: ['beige'],
  rust: ['red', 'brown'],
  sky: ['blue'],
};

/** The families of a term; one of two colours has those of both. */
export function termFamilies(term: string): ColorFamily[] {
  return [...new Set(term.split('-').flatMap((part) => families[part] ?? []))];
}
