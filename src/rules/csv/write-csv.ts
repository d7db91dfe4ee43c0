// A table as CSV by RFC 4180. A cell that a spreadsheet would take for a formula is made a text, as
// shoppers write some of them.
// Example: writeCsv([['name'], ['=1+1'], ['a "b"']]) is `name`, `'=1+1` and `"a ""b"""`, each on a line.

export type Cell = string | number | null;

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
