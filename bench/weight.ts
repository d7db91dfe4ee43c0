import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Compressed kilobytes that a page makes a browser load at once, by kind of file. */
export function pageWeight(html: string, folder: string): { script: number; style: number } {
  const scripts = new Set<string>();
  const [, start = '', entry = '', others = ''] =
    html.match(/id="start" src="([^"]+)" data-entry="([^"]+)" data-scripts="([^"]*)"/) ?? [];
  for (const address of [start, entry, ...others.split(' ')]) if (address) scripts.add(address);
  const styles = new Set<string>();
  for (const [, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
    styles.add(href);
  }
  // A page whose files are not recognised must not pass as a light one.
  if (scripts.size === 0) throw new Error('No scripts were found in a page.');
  if (styles.size === 0) throw new Error('No styles were found in a page.');
  return { script: kilobytes(scripts, folder), style: kilobytes(styles, folder) };
}

function kilobytes(files: Set<string>, folder: string): number {
  let bytes = 0;
  for (const file of files) bytes += brotliCompressSync(readFileSync(folder + file)).length;
  return bytes / 1024;
}
