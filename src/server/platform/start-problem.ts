import { DatabaseOlder } from './database/adopt-first-release.ts';
import { DatabaseNewer } from './database/migrate.ts';
import { DatabaseUnreachable } from './database/open-database.ts';
import { ReplicaRefused } from './database/replica/open-read-replica.ts';
import { StorageAway } from './storage/storage-away.ts';
import { NotificationsLost } from './tag-bus.ts';

/** A reason not to start that its reader can mend: shown as it is, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

function failureCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** PostgreSQL takes every parameter that a connection of the shop begins with; PgBouncer knows few. */
function isPoolerRefusal(error: unknown): boolean {
  return (
    error instanceof DatabaseUnreachable &&
    error.message.startsWith('unsupported startup parameter')
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The start problem behind an error, or undefined when the error is a bug. */
export function startProblem(error: unknown, port: number): StartProblem | undefined {
  if (error instanceof StartProblem) return error;
  if (error instanceof DatabaseNewer) {
    return new StartProblem(
      `The database is newer than this program: it has ${error.unknown.join(', ')}. Run the version that wrote it.`,
      { cause: error },
    );
  }
  if (error instanceof DatabaseOlder) {
    return new StartProblem(
      `The database was last opened by a version from before 1.0.0 (${error.message}): open it once with the last of them, as docs/operations.md says under "Upgrade".`,
      { cause: error },
    );
  }
  if (error instanceof NotificationsLost || isPoolerRefusal(error)) {
    return new StartProblem(
      'DATABASE_URL names a pooler: set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself, for the notifications that a pooler does not pass on.',
      { cause: error },
    );
  }
  if (error instanceof DatabaseUnreachable) {
    return new StartProblem(`The database cannot be opened: ${oneLine(error.message)}.`, {
      cause: error,
    });
  }
  if (error instanceof ReplicaRefused || error instanceof StorageAway)
    return new StartProblem(error.message, { cause: error });
  switch (failureCode(error)) {
    case 'EADDRINUSE':
      return new StartProblem(`Port ${port} is in use: stop the other program or set PORT.`, {
        cause: error,
      });
    case 'EADDRNOTAVAIL':
      return new StartProblem('HOST is not an address of this machine.', { cause: error });
    case 'EACCES':
      return new StartProblem(`Port ${port} may not be opened by this user: set PORT.`, {
        cause: error,
      });
    default:
      return undefined;
  }
}
