// A table as CSV. A cell that begins with one of these would be run as a formula by a spreadsheet, so an
// apostrophe makes it text.
// Example: safeCsv([['=1+1', 'a "b"']]) is `'=1+1,"a ""b"""`.

const FORMULA = /^[=+\-@\t\r]/;
/** Plain amounts may be negative. */
const NUMBER = /^-?\d+(\.\d+)?$/;

export function safeCsv(rows: readonly (readonly string[])[]): string {
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Offers a text as a file of that name. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
