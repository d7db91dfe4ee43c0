import { readFile, writeFile } from 'node:fs/promises';
import { SentFile } from '#server/platform/http/uploads/sent-file.ts';

/** The content of a file for the decoder: large ones by path, so that no process but it reads them. */
export type FileSource = { readonly path: string } | { readonly bytes: Uint8Array };

export async function loadSource(file: File): Promise<FileSource> {
  if (file instanceof SentFile) return { path: file.path };
  return { bytes: new Uint8Array(await file.arrayBuffer()) };
}

export function readSource(source: FileSource): Promise<Buffer> {
  return 'path' in source ? readFile(source.path) : Promise.resolve(Buffer.from(source.bytes));
}

/** What was made of a file: where it came by path, as a file beside it. */
export async function madeFrom(source: FileSource, bytes: Buffer): Promise<FileSource> {
  if (!('path' in source)) return { bytes };
  const path = `${source.path}.clean`;
  await writeFile(path, bytes, { mode: 0o600 });
  return { path };
}
