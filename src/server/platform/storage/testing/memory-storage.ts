import { readFile } from 'node:fs/promises';
import { checkSize, type Storage } from '../storage.ts';

/** Files in memory, readable by tests. */
export interface MemoryStorage extends Storage {
  files: Map<string, Uint8Array>;
}

export function memoryStorage(): MemoryStorage {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    async put(name, content) {
      if ('path' in content) files.set(name, await readFile(content.path));
      else if ('stream' in content) {
        const pieces: Uint8Array[] = [];
        for await (const piece of checkSize(content)) pieces.push(piece);
        files.set(name, Buffer.concat(pieces));
      } else files.set(name, 'bytes' in content ? content.bytes : content);
    },
    async get(name) {
      const bytes = files.get(name);
      return bytes ? Buffer.from(bytes) : null;
    },
    async open(name) {
      const bytes = files.get(name);
      if (!bytes) return null;
      return {
        size: bytes.length,
        stream: (from, to) => new Blob([new Uint8Array(bytes.subarray(from, to + 1))]).stream(),
      };
    },
    async *list() {
      for (const [name, bytes] of files) yield { name, size: bytes.length, modified: 0 };
    },
    async remove(name) {
      files.delete(name);
    },
  };
}
