import * as z from 'zod';
import type { ProviderEvent } from '../payment-provider.ts';

const notification = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    disputed_transactions: z.array(z.object({ custom: z.string().optional() })).optional(),
    reason: z.string().optional(),
  }),
});

/** What a notification is about; null where it is none. Its content is not trusted further. */
export function paypalEvent(content: unknown): ProviderEvent | null {
  const read = notification.safeParse(content);
  if (!read.success) return null;
  const { id, event_type: kind, resource } = read.data;
  const isOrder = kind.startsWith('CHECKOUT.ORDER.');
  const related = resource.supplementary_data?.related_ids?.order_id;
  const reference = (isOrder ? resource.id : related) ?? null;
  const key =
    resource.custom_id ??
    resource.purchase_units?.[0]?.custom_id ??
    resource.disputed_transactions?.[0]?.custom ??
    null;
  const declined = kind === 'PAYMENT.CAPTURE.DENIED';
  return { id, kind, reference, key, notice: getNotice(kind, resource.reason), declined };
}

function getNotice(kind: string, reason = 'no reason was given'): string | null {
  if (kind === 'PAYMENT.CAPTURE.DENIED') return `A payment attempt failed: ${reason}`;
  if (kind !== 'CUSTOMER.DISPUTE.CREATED') return null;
  return `The buyer disputes the payment (${reason}): answer it at the provider.`;
}
