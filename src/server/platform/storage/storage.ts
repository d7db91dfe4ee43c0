import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { makeFolder } from '../make-folder.ts';

/** Large files are named by path, so that they are never in memory as a whole. */
export type StoredContent = Uint8Array | { readonly path: string } | { readonly bytes: Uint8Array };

/** A file that is sent without being in memory as a whole. */
export interface StoredFile {
  size: number;
  /** The bytes from the first to the last, both included, read as they are sent. */
  stream(from: number, to: number): ReadableStream<Uint8Array>;
}

/** Where files live. On disk today; a bucket needs only these four. */
export interface Storage {
  put(name: string, content: StoredContent): Promise<void>;
  /** Null where nothing is stored under the name. */
  get(name: string): Promise<Buffer | null>;
  /** The same for a large file, to be sent. */
  open(name: string): Promise<StoredFile | null>;
  remove(name: string): Promise<void>;
}

/**
 * Files below one folder. A file is written beside its place and moved into it, so that a reader
 * never sees half of one and a crash leaves none.
 */
export function diskStorage(folder: string): Storage {
  const place = (name: string): string => {
    if (!/^[a-z0-9][a-z0-9._/-]*$/.test(name) || name.includes('..')) {
      throw new Error(`Not a storage name: ${name}`);
    }
    return join(folder, name);
  };
  return {
    async put(name, content) {
      const file = place(name);
      makeFolder(dirname(file));
      const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
      if ('path' in content) await copyThrough(draft, content.path);
      else await writeThrough(draft, 'bytes' in content ? content.bytes : content);
      await rename(draft, file);
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
  yield* createReadStream(path, { start, end });
}

async function copyThrough(path: string, from: string): Promise<void> {
  await copyFile(from, path, constants.COPYFILE_EXCL);
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** To the disk itself: the row that names the file survives a power cut, so the file must too. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
}
