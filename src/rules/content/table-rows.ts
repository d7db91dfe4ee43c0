// A table as it is typed: a line is a row, its cells are divided by `|`. All rows get the same length.
// Example: 'Size | Price\nSmall | 12' is [['Size', 'Price'], ['Small', '12']].

export function tableRows(text: string): string[][] {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const columnCount = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(columnCount - row.length).fill('')]);
}
