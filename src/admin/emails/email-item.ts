import * as z from 'zod/mini';

/** An email of the shop as `vitrine/v1/emails` answers it. */
export const emailItem = z.object({
  id: z.string(),
  label: z.string(),
  subject: z.string(),
  about: z.enum(['order', 'account']),
  to: z.enum(['manager', 'customer']),
  enabled: z.boolean(),
  can_be_off: z.boolean(),
  texts: z.record(z.string(), z.object({ default: z.string(), value: z.string() })),
});

export type EmailItem = z.infer<typeof emailItem>;

export const emailItems = z.array(emailItem);

export const emailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type EmailPreview = z.infer<typeof emailPreview>;
