import type { Database } from '../database.ts';
import { DatabaseAway } from '../database-away.ts';
import type { DatabaseWatch } from '../open-database.ts';
import type { PostgresTarget } from '../target.ts';
import {
  type OpenedReplica,
  openReplica,
  type Replica,
  type ReplicaParts,
  ReplicaUnusable,
} from './replica.ts';

/** DATABASE_READ_URL names what must not be read from. The message is for people, in one line. */
export class ReplicaRefused extends Error {
  override readonly name = 'ReplicaRefused';
}

export interface ReplicaChoices
  extends Pick<ReplicaParts, 'count' | 'report'>,
    Pick<DatabaseWatch, 'onQuery'> {}

/**
 * Opens the replica before anything is written to the primary. Call `notePurge` after migrations: what it has
 * not replayed of them is behind, as any other write is. One that does not respond is tried again every
 * second; one that is none is refused.
 */
export async function openReadReplica(
  { db }: Pick<Database, 'db'>,
  target: PostgresTarget,
  { onQuery, ...choices }: ReplicaChoices,
): Promise<Replica> {
  const { openReplicaServer, primaryPosition, serverIdentity } = await import(
    '../postgres/replica-server.ts'
  );
  const replica: OpenedReplica = openReplica({
    ...choices,
    primary: { db, position: () => primaryPosition(db) },
    server: openReplicaServer(target, () => serverIdentity(db), {
      ...(onQuery && { onQuery }),
      lost: (error) => replica.lost(error),
    }),
  });
  try {
    await replica.look(refuseOthers);
    return replica;
  } catch (error) {
    await replica.close();
    throw error;
  }
}

const POOLER = 'unsupported startup parameter';

function refuseOthers(error: Error): void {
  const message = error.message.replace(/\s+/g, ' ').trim();
  if (error instanceof ReplicaUnusable) {
    throw new ReplicaRefused(`DATABASE_READ_URL names no replica of this shop: ${message}.`);
  }
  if (message.startsWith(POOLER)) {
    throw new ReplicaRefused(
      'DATABASE_READ_URL names a pooler, and DATABASE_URL does not: name the replica itself.',
      { cause: error },
    );
  }
  if (error instanceof DatabaseAway) return;
  throw new ReplicaRefused(`DATABASE_READ_URL cannot be opened: ${message}.`, { cause: error });
}
