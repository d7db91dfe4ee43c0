import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { makeFolderPrivate } from './private-files.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Makes the data folder, proves that it can be written, before anything relies on it, and takes the
 * rights of other users away, where its own user may do so.
 */
export function prepareDataFolder(folder: string): { isPrivate: boolean } {
  const probe = join(folder, `.probe-${randomBytes(4).toString('hex')}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
    return { isPrivate: makeFolderPrivate(folder) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(',')[0] : String(error);
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${reason}): set DATA_DIR to another or change its rights.`,
      { cause: error },
    );
  }
}
