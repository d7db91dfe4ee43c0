import * as z from 'zod';

// What one process tells of itself, for the admin.

const route = z.object({
  route: z.string(),
  /** Requests by the buckets of their time (`REQUEST_BUCKETS`), and those that took longer. */
  counts: z.array(z.int()),
});
export type RouteCounts = z.infer<typeof route>;

export const processFigures = z.object({
  host: z.string(),
  pid: z.int(),
  /** Of several workers of one supervisor. */
  worker: z.nullable(z.int()),
  upSeconds: z.number(),
  memoryBytes: z.number(),
  /** The delay of its event loop. */
  lagMs: z.number(),
  /** How far back its counts go. */
  windowSeconds: z.number(),
  cache: z.object({ hits: z.int(), misses: z.int() }),
  routes: z.array(route),
});
export type ProcessFigures = z.infer<typeof processFigures>;
