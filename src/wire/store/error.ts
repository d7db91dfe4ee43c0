import * as z from 'zod/mini';

/** Every refusal of a REST route. */
export const restErrorRecord = z.strictObject({
  code: z.string(),
  message: z.string(),
  data: z.object({
    status: z.int(),
    /**
     * By parameter, in a refusal with the code `rest_invalid_param`; the names alone where they are
     * missing.
     */
    params: z.optional(z.union([z.record(z.string(), z.string()), z.array(z.string())])),
  }),
});
