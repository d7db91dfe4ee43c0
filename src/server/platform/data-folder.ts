import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { StartProblem } from './start-problem.ts';

/** Makes the data folder and proves that it can be written, before anything relies on it. */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${randomBytes(4).toString('hex')}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(',')[0] : String(error);
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${reason}): set DATA_DIR to another or change its rights.`,
      { cause: error },
    );
  }
}
