import { errorCode } from '../error-code.ts';
import { failureKind } from '../failure-kind.ts';
import { StartProblem } from '../start-problem.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'a file or folder may not be read or written by this user',
  EPERM: 'a file or folder may not be read or written by this user',
  EROFS: 'its disk is read-only',
  EIO: 'its disk reports an error',
  ENOENT: 'a folder is gone',
  ENOTDIR: 'a folder is gone',
  ESTALE: 'its disk was unmounted',
};

/** A failure that its reader can mend, in one line; anything else as it is. */
export function backupProblem(error: unknown, place: string): unknown {
  if (error instanceof StartProblem) return error;
  const isFull = failureKind(error) === 'disk-full';
  const reason = isFull ? 'its disk is full' : REASONS[String(errorCode(error))];
  if (reason === undefined) return error;
  return new StartProblem(`The backup to ${place} failed: ${reason}.`, { cause: error });
}
