import * as z from 'zod/mini';

// The response to a batch: an item or an error for each entry, in the order in which they were sent.

/** An entry that was refused. */
export const failedEntry = z.looseObject({
  error: z.looseObject({ code: z.string(), message: z.string() }),
});

/** What a client reads of an entry that needs no item. */
const entries = z.array(z.partial(z.pick(failedEntry, { error: true })));

export const createdBatch = z.object({ create: entries });
export const updatedBatch = z.object({ update: entries });
