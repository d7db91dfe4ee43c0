import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../make-folder.ts';
import type { FileContent } from './encrypted-chunks.ts';

/** Writes a new file for its user alone, which is on disk when this resolves. */
export async function writeContent(path: string, content: FileContent): Promise<void> {
  makeFolder(dirname(path));
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
}
