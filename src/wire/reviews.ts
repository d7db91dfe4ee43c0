import * as z from 'zod/mini';

/** A review as a shopper reads it: no address of its writer, only what is approved. */
export const reviewRecord = z.object({
  id: z.int(),
  author: z.string(),
  /** One to five. */
  stars: z.int(),
  title: z.string(),
  /** Plain text; a line break stands where the writer made one. */
  text: z.string(),
  /** Its writer bought the product here. */
  verified: z.boolean(),
  /** Epoch milliseconds. */
  writtenAt: z.number(),
  /** What the shop answered, or null. */
  reply: z.nullable(z.object({ id: z.int(), text: z.string(), writtenAt: z.number() })),
});
export type ReviewRecord = z.infer<typeof reviewRecord>;
