import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../make-folder.ts';

export interface FileDigest {
  bytes: number;
  sha256: string;
}

/** Copies a file and returns the digest of what was written. The copy is on disk when this resolves. */
export async function copyFile(from: string, to: string): Promise<FileDigest> {
  makeFolder(dirname(to));
  const { stream, digest } = createDigest();
  await pipeline(createReadStream(from), stream, createWriteStream(to, { mode: 0o600 }));
  await flush(to);
  return digest();
}

export async function digestFile(path: string): Promise<FileDigest> {
  const { stream, digest } = createDigest();
  stream.resume();
  await pipeline(createReadStream(path), stream);
  return digest();
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A stream that passes everything on and counts and hashes it meanwhile. */
function createDigest() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, next) {
      bytes += chunk.length;
      hash.update(chunk);
      next(null, chunk);
    },
  });
  return { stream, digest: (): FileDigest => ({ bytes, sha256: hash.digest('hex') }) };
}
