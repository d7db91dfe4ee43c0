/** Offers a text as a file of that name. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  const type = name.endsWith('.json') ? 'application/json' : 'text/csv;charset=utf-8';
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
