import { runAllOrNothing } from '#server/platform/database/all-or-nothing.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RetryChoices } from '#server/platform/database/transaction.ts';
import {
  type Actor,
  type Change,
  writeChange,
} from '#server/platform/manager-log/manager-changes.ts';
import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from './context.ts';

// The one way a manager changes something, from the admin or through the API: the domain's write, its
// entry in the log and what follows from it (a webhook's job) are one transaction, and the caches are
// invalidated after the commit.
// Example:
//   changeAs(ctx, manager, async (own) => {
//     const before = await findRate(own.ctx.db, id);
//     await saveTaxRate(own.ctx.db, { ...before, rate: 19 });
//     await own.record({ resource: 'tax_rate', id, action: 'updated', before, after });
//     await own.ctx.invalidate(['settings']);
//     return { ok: true, … };
//   });

/** Called inside the transaction of every change, to leave a durable job for what follows from it. */
export interface ChangeFollowers {
  changed(trx: Db, change: Change, now: number): Promise<void>;
}

const NO_FOLLOWERS: ChangeFollowers = { changed: async () => undefined };
export const changeFollowers = defineService<ChangeFollowers>(() => NO_FOLLOWERS);

export interface RecordedChange {
  /** Its `db` is the transaction; tags to invalidate wait for the commit. */
  ctx: ShopContext;
  actor: Actor;
  /** Writes the entry of the log and calls the followers. */
  record(change: Change): Promise<void>;
}

export async function changeAs<T extends { ok: boolean }>(
  ctx: ShopContext,
  actor: Actor,
  work: (change: RecordedChange) => Promise<T>,
  choices?: RetryChoices,
): Promise<T> {
  const { tags, ...result } = await runAllOrNothing(
    ctx.db,
    async (trx) => {
      const waiting = new Set<string>();
      const change = recordedChange({ ...ctx, db: trx, invalidate: laterTags(waiting) }, actor);
      const response = await work(change);
      return { ok: response.ok, answer: response, tags: [...waiting] };
    },
    choices,
  );
  if (result.ok && tags.length > 0) await ctx.invalidate(tags);
  return result.answer;
}

function laterTags(waiting: Set<string>): ShopContext['invalidate'] {
  return async (tags) => {
    for (const tag of tags) waiting.add(tag);
  };
}

function recordedChange(ctx: ShopContext, actor: Actor): RecordedChange {
  return {
    ctx,
    actor,
    async record(change) {
      await writeChange(ctx.db, actor, change, ctx.now);
      await changeFollowers.of(ctx).changed(ctx.db, change, ctx.now);
    },
  };
}
