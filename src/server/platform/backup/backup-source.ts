import type { FileContent } from './encrypted-chunks.ts';
import type { Manifest } from './manifest.ts';

/** One backup, to be read. */
export interface BackupSource {
  /** As a person finds it. */
  readonly place: string;
  readManifest(): Promise<Manifest>;
  /** Null where there is no such file. */
  open(path: string): Promise<FileContent | null>;
}
