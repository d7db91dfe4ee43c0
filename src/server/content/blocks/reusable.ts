import * as z from 'zod';

/** Stands for the blocks of a set, which are edited once and shown wherever they are named. */
export const reusable = {
  kind: 'reusable' as const,
  settings: z.object({ setId: z.int().min(1) }),
};
