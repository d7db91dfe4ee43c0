import { createHash } from 'node:crypto';
import type { ContentStream, Storage, StoredEntry } from './storage.ts';

export interface MoveProgress {
  /** Of the source, as it was listed at the beginning. */
  files: number;
  bytes: number;
  doneFiles: number;
  doneBytes: number;
  copied: number;
  /** Removed by the running shop before they were copied. */
  removed: number;
}

export interface MoveParts {
  source: Storage;
  target: Storage;
  /** Files that an earlier run has copied and compared. */
  verified: ReadonlySet<string>;
  /** Called for each file that is in the target with the same hash. */
  record(key: string): Promise<void>;
  report(progress: MoveProgress): void;
}

export type MoveResult =
  | { ok: true; progress: MoveProgress }
  | { ok: false; name: string; problem: 'other-file' | 'not-the-same' };

/** Latency decides over small files, and only a part of each large one is in memory. */
const AT_ONCE = 8;

/** A file that was changed since has another key. */
export function moveKey({ name, size, modified }: StoredEntry): string {
  return `${name} ${size} ${modified}`;
}

/**
 * Copies every file and compares it by hash as the target returns it. What is in the target already is
 * compared and not copied; another file of the same name there is never replaced. Nothing is deleted.
 */
export async function moveFiles(parts: MoveParts): Promise<MoveResult> {
  const entries: StoredEntry[] = [];
  for await (const entry of parts.source.list()) entries.push(entry);
  const sizes = new Map<string, number>();
  for await (const { name, size } of parts.target.list()) sizes.set(name, size);
  const progress: MoveProgress = {
    files: entries.length,
    bytes: entries.reduce((sum, { size }) => sum + size, 0),
    doneFiles: 0,
    doneBytes: 0,
    copied: 0,
    removed: 0,
  };
  const waiting = entries.values();
  const work = async (): Promise<Extract<MoveResult, { ok: false }> | undefined> => {
    for (const entry of waiting) {
      const result = await moveFile(parts, entry, sizes.get(entry.name));
      if (result === 'other-file' || result === 'not-the-same') {
        // Nothing more is begun.
        for (const _ of waiting);
        return { ok: false, name: entry.name, problem: result };
      }
      if (result === 'copied') progress.copied += 1;
      if (result === 'removed') progress.removed += 1;
      progress.doneFiles += 1;
      progress.doneBytes += entry.size;
      parts.report(progress);
    }
    return undefined;
  };
  const results = await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results.find((result) => result !== undefined) ?? { ok: true, progress };
}

type FileResult = 'copied' | 'present' | 'removed' | 'other-file' | 'not-the-same';

async function moveFile(
  { source, target, verified, record }: MoveParts,
  entry: StoredEntry,
  presentSize: number | undefined,
): Promise<FileResult> {
  const key = moveKey(entry);
  if (presentSize === entry.size && verified.has(key)) return 'present';
  const file = await source.open(entry.name);
  if (!file) return 'removed';
  const hash = createHash('sha256');
  const content = { stream: hashed(file.stream(0, file.size - 1), hash), size: file.size };
  if (presentSize === undefined) await target.put(entry.name, content);
  else await readToEnd(content);
  const same = (await targetHash(target, entry.name)) === hash.digest('hex');
  if (!same) return presentSize === undefined ? 'not-the-same' : 'other-file';
  await record(key);
  return presentSize === undefined ? 'copied' : 'present';
}

async function* hashed(
  stream: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of stream) {
    hash.update(piece);
    yield piece;
  }
}

async function readToEnd({ stream }: ContentStream): Promise<void> {
  for await (const _ of stream);
}

async function targetHash(target: Storage, name: string): Promise<string | undefined> {
  const file = await target.open(name);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const piece of file.stream(0, file.size - 1)) hash.update(piece);
  return hash.digest('hex');
}
