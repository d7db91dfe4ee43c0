import type { DatedBackup } from '#rules/backups/retention.ts';
import type { FileDigest } from './digest.ts';
import type { FileContent } from './encrypted-chunks.ts';
import type { Manifest } from './manifest.ts';

/** Where backups are stored. */
export interface BackupTarget {
  /** As a person finds it. */
  readonly place: string;
  /**
   * For one writer at a time: fails while another writes, where the target can tell, and removes what
   * killed ones left. Returns what releases it.
   */
  lock(): Promise<() => void>;
  begin(createdAt: string): Promise<BackupDraft>;
  /** Complete ones, the newest first. */
  list(): Promise<DatedBackup[]>;
  readManifest(name: string): Promise<Manifest>;
  remove(name: string): Promise<void>;
}

/** A backup that is being written; it is none until it is complete. */
export interface BackupDraft {
  /** Returns the digest of what was written, which is durable when this resolves. */
  write(path: string, content: FileContent): Promise<FileDigest>;
  /** Returns the name of the backup. */
  complete(manifest: Manifest): Promise<string>;
  discard(): Promise<void>;
}
