import { statfs } from 'node:fs/promises';

/** Less than this is a full disk: an order still fits, an upload may not. */
const LEAST_BYTES = 64 * 1024 * 1024;

export type FreeBytes = (folder: string) => Promise<number>;

const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Fails when the disk of the folder is full. */
export async function checkDiskRoom(folder: string, free: FreeBytes = freeBytes): Promise<void> {
  const left = await free(folder);
  if (left < LEAST_BYTES) throw new Error(`the disk is full: ${left} bytes are left`);
}
