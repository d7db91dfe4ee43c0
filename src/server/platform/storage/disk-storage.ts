import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  constants,
  copyFile,
  type FileHandle,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { makeFolder } from '../make-folder.ts';
import {
  checkSize,
  isStorageName,
  requireStorageName,
  type Storage,
  type StoredContent,
  type StoredEntry,
} from './storage.ts';

const DRAFT = /\.[0-9a-f]{8}\.part$/;

/**
 * Files below one folder. A file is written beside its place and moved into it, so that a reader
 * never sees half of one and a crash leaves none.
 */
export function diskStorage(folder: string): Storage {
  const place = (name: string) => join(folder, requireStorageName(name));
  return {
    async put(name, content) {
      const file = place(name);
      makeFolder(dirname(file));
      const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
      try {
        await writeDraft(draft, content);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(name) {
      return unlessMissing(readFile(place(name)));
    },
    async open(name) {
      const path = place(name);
      const found = await unlessMissing(stat(path));
      if (!found) return null;
      return {
        size: found.size,
        stream: (from, to) => ReadableStream.from(readPart(path, from, to)),
      };
    },
    list: () => listFolder(folder, ''),
    async remove(name) {
      await rm(place(name), { force: true });
    },
  };
}

async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Opens the file with the first piece that is asked for, and closes it when no more is wanted. */
async function* readPart(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  if (start <= end) yield* createReadStream(path, { start, end });
}

/** Links are followed: an operator may have put a folder onto another disk. */
async function* listFolder(folder: string, parent: string): AsyncGenerator<StoredEntry> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  for (const each of names) {
    const path = join(folder, each);
    const name = `${parent}${each}`;
    // A running shop may have removed it since.
    const found = await unlessMissing(stat(path));
    if (found?.isDirectory()) yield* listFolder(path, `${name}/`);
    else if (found?.isFile() && isStorageName(name) && !DRAFT.test(name)) {
      yield { name, size: found.size, modified: Math.round(found.mtimeMs) };
    }
  }
}

/** To the disk itself: the row that names the file survives a power cut, so the file must too. */
async function writeDraft(path: string, content: StoredContent): Promise<void> {
  const copied = 'path' in content;
  if (copied) await copyFile(content.path, path, constants.COPYFILE_EXCL);
  const file = await open(path, copied ? 'r+' : 'wx');
  try {
    if (!copied) await writeContent(file, content);
    await file.datasync();
  } finally {
    await file.close();
  }
}

async function writeContent(
  file: FileHandle,
  content: Exclude<StoredContent, { path: string }>,
): Promise<void> {
  if ('stream' in content)
    for await (const piece of checkSize(content)) await file.writeFile(piece);
  else await file.writeFile('bytes' in content ? content.bytes : content);
}
