import * as z from 'zod/mini';

/** Whom staff ask for access. */
export const administratorsResponse = z.array(z.object({ name: z.string(), email: z.string() }));
export type Administrators = z.infer<typeof administratorsResponse>;
