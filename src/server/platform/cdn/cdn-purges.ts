import type { Db } from '../database/database.ts';
import { queueJob } from '../jobs/queue-job.ts';
import type { InvalidatedTags, TagBus } from '../tag-bus.ts';
import { EVERY_PAGE } from './cdn-headers.ts';
import { CDN_PURGE_JOB } from './purge-job.ts';

// Tells the CDN what has changed: by a job, so that a purge is sent once for all processes, survives the
// process that wrote, and is tried again.

export interface CdnPurgeParts {
  db: Db;
  bus: TagBus;
  report(error: unknown): void;
}

/** The bus of tags, which tells the CDN too; and the end of this process, after which its pages are purged. */
export function purgingCdn({ db, bus, report }: CdnPurgeParts): {
  tags: TagBus;
  purgeAll(): Promise<void>;
} {
  /** What could not be queued yet: it goes with the next. */
  const left = new Set<string>();

  async function queue(tags: InvalidatedTags): Promise<void> {
    for (const tag of tags === 'all' ? [EVERY_PAGE] : tags) left.add(tag);
    const queued = [...left];
    if (queued.length === 0) return;
    try {
      await queueJob(db, CDN_PURGE_JOB, { tags: queued });
      for (const tag of queued) left.delete(tag);
    } catch (error) {
      // What was written is written; the CDN drops the page by its age.
      report(error);
    }
  }

  // Notifications may have been missed: what this process sent meanwhile may be old.
  const leave = bus.subscribe((tags) => {
    if (tags === 'all') void queue('all');
  });
  return {
    tags: {
      ...bus,
      async publish(tags) {
        await bus.publish(tags);
        await queue(tags);
      },
      async close() {
        leave();
        await bus.close();
      },
    },
    purgeAll: () => queue('all'),
  };
}
