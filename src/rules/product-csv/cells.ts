// How one cell holds several values: commas between them, `\,` for a comma inside, and ` > ` between
// a category and what is below it. Example: splitList('Cups, Kits\\, cards') is ['Cups', 'Kits, cards'].

export function splitList(cell: string): string[] {
  const parts = cell.match(/(?:\\.|[^,\\])+/gs) ?? [];
  return parts.map((part) => part.replace(/\\,/g, ',').trim()).filter((part) => part !== '');
}

export function joinList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(',', '\\,')).join(', ');
}

/** splitPaths('Home > Kitchen, Home') is [['Home', 'Kitchen'], ['Home']]. */
export function splitPaths(cell: string): string[][] {
  return splitList(cell).map((path) =>
    path
      .split('>')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
}

export function joinPaths(paths: readonly (readonly string[])[]): string {
  return joinList(paths.map((path) => path.join(' > ')));
}

/** A file made harmless for spreadsheets has a quote before what looks like a formula. */
export function plainCell(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** Another product: by its article number, or by the id that it had in the shop of the file. */
export type ProductReference = { sku: string } | { id: number };

export function readReference(text: string): ProductReference {
  const id = /^id:\s*(\d{1,9})$/i.exec(text.trim());
  return id ? { id: Number(id[1]) } : { sku: text.trim() };
}

export function writeReference({ id, sku }: { id: number; sku: string }): string {
  return sku === '' ? `id:${id}` : sku;
}

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  oz: 28.349523125,
  lb: 453.59237,
  lbs: 453.59237,
};
const MILLIMETRES: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  in: 25.4,
  yd: 914.4,
};

/** convert(2, 'kg', 'g') is 2000; null where the two do not measure the same. */
export function convert(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  for (const units of [GRAMS, MILLIMETRES]) {
    const [source, target] = [units[from], units[to]];
    if (source !== undefined && target !== undefined) {
      return Number(((value * source) / target).toPrecision(12));
    }
  }
  return null;
}
