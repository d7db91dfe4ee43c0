// Names that must be unique: slugs and article numbers.
// Example: freeName('cup', ['cup', 'cup-2'], 2) is 'cup-3'.

/** The name itself where it is free, else the first free one with a number after it. */
export function freeName(preferred: string, used: Iterable<string>, first: number): string {
  const known = new Set(used);
  if (!known.has(preferred)) return preferred;
  let number = first;
  while (known.has(`${preferred}-${number}`)) number += 1;
  return `${preferred}-${number}`;
}

/** slugOf('Oak & ash: tray') is 'oak-ash-tray'; '' where nothing of the text can be in an address. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
}
