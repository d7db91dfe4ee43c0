import { randomBytes } from 'node:crypto';
import type { Database } from './database/database.ts';

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

const channel = 'vitrine_tags';
/** PostgreSQL takes 8000 bytes a message. */
const maxMessageLength = 7_000;

export async function createTagBus(database: Database): Promise<TagBus> {
  const process = randomBytes(6).toString('hex');
  const subscribers = new Set<(tags: InvalidatedTags) => void>();
  const deliver = (tags: InvalidatedTags) => {
    for (const invalidate of subscribers) invalidate(tags);
  };

  const leave = await database.listen(getChannel(database), {
    onMessage(payload) {
      const [from, ...tags] = payload.split('\n');
      // This process has purged already, before it sent the message.
      if (from !== process) deliver(tags);
    },
    onGap: () => deliver('all'),
  });

  return {
    async publish(tags) {
      if (tags.length === 0) return;
      deliver(tags);
      for (const message of messages(process, tags)) {
        await database.notify(getChannel(database), message);
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

/** Shops in two schemas of one PostgreSQL database do not receive each other's notifications. */
function getChannel(database: Database): string {
  return database.schema === undefined ? channel : `${channel}_${database.schema}`.slice(0, 63);
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
