import type { Storage } from '../storage.ts';

/** Files in memory, to be looked at. */
export function testStorage(): { storage: Storage; kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  const storage: Storage = {
    async put(name, bytes) {
      kept.set(name, bytes);
    },
    async get(name) {
      const bytes = kept.get(name);
      return bytes ? Buffer.from(bytes) : null;
    },
    async remove(name) {
      kept.delete(name);
    },
  };
  return { storage, kept };
}
