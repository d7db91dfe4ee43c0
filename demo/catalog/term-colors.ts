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
