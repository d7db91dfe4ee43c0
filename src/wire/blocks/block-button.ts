import * as z from 'zod/mini';

export const blockButton = z.object({ label: z.string(), url: z.string() });
