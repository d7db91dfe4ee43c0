// Where a file that is sold lies. Only the shop's own files and http(s) addresses are delivered, whatever
// a product was saved with.
// Example: '/downloads/recipes.pdf' is the stored file downloads/recipes.pdf, which no other address
// serves; 'https://files.example/a.zip' is led to; 'file:///etc/passwd' is nothing.

export type DownloadSource =
  | { kind: 'stored'; name: string }
  /** Of another site, or a path of this shop. */
  | { kind: 'address'; url: string };

export const DOWNLOAD_FOLDER = 'downloads/';

const STORED = /^\/(downloads\/[a-z0-9][a-z0-9._/-]*)$/;
const CONTROL = /[\p{Cc}\s\\]/u;

export function downloadSource(file: string, origin: string): DownloadSource | null {
  if (CONTROL.test(file)) return null;
  const shopPath = file.startsWith(`${origin}/`) ? file.slice(origin.length) : file;
  const [, name] = STORED.exec(shopPath) ?? [];
  if (shopPath.startsWith(`/${DOWNLOAD_FOLDER}`)) {
    return name !== undefined && !name.includes('..') ? { kind: 'stored', name } : null;
  }
  if (/^\/(?!\/)/.test(shopPath)) return { kind: 'address', url: shopPath };
  return /^https?:\/\/[^/?#]/i.test(shopPath) ? { kind: 'address', url: shopPath } : null;
}

/** What a browser saves it as: the last part of its address, else the name it was given. */
export function savedName(file: string, address: string): string {
  const [path = ''] = file.split(/[?#]/);
  const last = path.split('/').at(-1) ?? '';
  return last === '' ? address : last;
}
