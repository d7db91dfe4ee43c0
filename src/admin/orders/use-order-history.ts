import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type SentEmail, sentEmails } from '#wire/vitrine/email.ts';
import { orderPayments } from '#wire/vitrine/payments.ts';
import { changeResponse, type LoggedChange } from '#wire/vitrine/running.ts';
import { noteResponse, type OrderNoteResponse } from '#wire/wc/order-response.ts';
import { useMay } from '../admin-context.tsx';
import type { RestRequest } from '../rest/rest-client.ts';
import { useRest } from '../ui/use-rest.ts';

export const MAX_CHANGES = 50;

export interface OrderHistory {
  notes: readonly OrderNoteResponse[];
  emails: readonly SentEmail[];
  payments: z.infer<typeof orderPayments>;
  /** Of the order itself; its notes, parcels and refunds are there as such. */
  changes: readonly LoggedChange[];
}

/** What has happened to an order, read again with each version of it; null until it is known. */
export function useOrderHistory(
  orderId: number,
  version: string,
): { history: OrderHistory | null; reload(): Promise<void> } {
  const send = useRest();
  const seesLog = useMay('see-audit-log');
  const [history, setHistory] = useState<OrderHistory | null>(null);

  const reload = useCallback(async () => {
    const subject = String(orderId);
    const query = { resource: 'order', subject, per_page: MAX_CHANGES };
    const read = async <T>(schema: z.ZodMiniType<T>, request: RestRequest): Promise<T | null> => {
      const response = await send(request);
      return response.ok ? z.parse(schema, response.data) : null;
    };
    const [notes, emails, payments, changes] = await Promise.all([
      read(z.array(noteResponse), { path: `wc/v3/orders/${orderId}/notes` }),
      read(sentEmails, { path: `vitrine/v1/orders/${orderId}/emails` }),
      read(orderPayments, { path: `vitrine/v1/orders/${orderId}/payments` }),
      seesLog ? read(changeResponse, { path: 'vitrine/v1/log', query }) : [],
    ]);
    // A refusal is shown already; what is not known must not look like nothing having happened.
    if (notes && emails && payments && changes) setHistory({ notes, emails, payments, changes });
  }, [send, orderId, seesLog]);

  useEffect(() => {
    if (version !== '') void reload();
  }, [reload, version]);

  return { history, reload };
}
