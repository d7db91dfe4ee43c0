import { TAX_COLUMNS } from '#wire/vitrine/tax-file.ts';

// Tax rates as a table: one row a rate under named columns, in any order.
// Example: the rows `country,rate` and `NO,25` are one rate of 25 % in Norway.

/** One row as it is sent: numbers and flags as the API takes them, what is empty left out. */
export type TaxRow = Readonly<Record<string, string | number | boolean>>;

const YES = ['1', 'true', 'yes'];

/** Null where the first row does not name the columns that every rate needs. */
export function taxRows(table: readonly (readonly string[])[]): TaxRow[] | null {
  const [first = [], ...rows] = table;
  const names = first.map((name) => name.trim().toLowerCase());
  if (!names.includes('country') || !names.includes('rate')) return null;
  return rows.map((cells) => toRow(names, cells));
}

function toRow(names: readonly string[], cells: readonly string[]): TaxRow {
  const row: Record<string, string | number | boolean> = {};
  for (const name of TAX_COLUMNS) {
    const text = (cells[names.indexOf(name)] ?? '').trim();
    if (text === '') continue;
    if (name === 'compound' || name === 'shipping') row[name] = YES.includes(text.toLowerCase());
    // What is no number is sent as it is, so that the refusal names it.
    else if (name === 'priority') row[name] = Number.isNaN(Number(text)) ? text : Number(text);
    // Spreadsheets write percents with their sign.
    else row[name] = name === 'rate' ? text.replace(/\s*%$/, '') : text;
  }
  return row;
}
