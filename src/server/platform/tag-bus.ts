import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, getChannel } from './database/database.ts';

// A write names the tags it touched; every process purges what it has cached under them. The engine
// decides how they travel: within the process on SQLite, by LISTEN/NOTIFY on PostgreSQL.
// Example: saving product 12 publishes ['product:12', 'listing'] after its transaction committed.

/** 'all' when notifications may have been missed: everything cached must be purged. */
export type InvalidatedTags = readonly string[] | 'all';

export interface TagBus {
  /**
   * Resolves when this process has purged and the others are notified. Call it after the commit.
   */
  publish(tags: readonly string[]): Promise<void>;
  /** Purges everything that this process has cached. */
  purgeAll(): void;
  /** Returns the function that ends the subscription. */
  subscribe(invalidate: (tags: InvalidatedTags) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'vitrine_tags';
/** PostgreSQL takes 8000 bytes a message. */
const maxMessageLength = 7_000;

/** How long the first notification may take to the database server and back. */
const MAX_RETURN_MS = 10_000;

/** What this process sends does not come back to it: a pooler is in between. */
export class NotificationsLost extends Error {
  override readonly name = 'NotificationsLost';
}

export async function createTagBus(
  database: Database,
  maxReturnMs = MAX_RETURN_MS,
): Promise<TagBus> {
  const process = randomBytes(6).toString('hex');
  const channel = getChannel(database, CHANNEL);
  const subscribers = new Set<(tags: InvalidatedTags) => void>();
  const deliver = (tags: InvalidatedTags) => {
    for (const invalidate of subscribers) invalidate(tags);
  };

  const returned = Promise.withResolvers<true>();
  const leave = await database.listen(channel, {
    onMessage(payload) {
      const [from, ...tags] = payload.split('\n');
      // This process has purged already, before it sent the message.
      if (from === process) returned.resolve(true);
      // Without tags it is the first one of another process, sent for itself.
      else if (tags.length > 0) deliver(tags);
    },
    onGap: () => deliver('all'),
  });
  // A pooler accepts LISTEN and passes nothing on: pages would stay cached after every change.
  await database.notify(channel, process);
  if (!(await within(returned.promise, maxReturnMs))) {
    await leave();
    throw new NotificationsLost(`no notification came back within ${maxReturnMs} ms`);
  }

  return {
    async publish(tags) {
      if (tags.length === 0) return;
      deliver(tags);
      for (const message of messages(process, tags)) {
        await database.notify(channel, message);
      }
    },
    purgeAll: () => deliver('all'),
    subscribe(invalidate) {
      subscribers.add(invalidate);
      return () => subscribers.delete(invalidate);
    },
    close: leave,
  };
}

async function within(arrived: Promise<true>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const result = await Promise.race([arrived, late]);
  timer.abort();
  return result;
}

function* messages(from: string, tags: readonly string[]): Generator<string> {
  let message = from;
  for (const tag of tags) {
    const longer = `${message}\n${tag}`;
    if (message !== from && Buffer.byteLength(longer) > maxMessageLength) {
      yield message;
      message = `${from}\n${tag}`;
    } else message = longer;
  }
  yield message;
}
