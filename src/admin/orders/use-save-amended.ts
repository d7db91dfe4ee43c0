import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import * as z from 'zod/mini';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type Order, orderResponse } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import type { refundParts } from './amended-order.ts';
import type { RefundWay } from './refund-way.tsx';

const created = z.pick(orderResponse, { id: true, number: true });

export interface AmendedOrder {
  /** What is added, as the API takes an order; null for nothing. */
  added: object | null;
  /** What it comes to, in minor units, as it was shown. */
  total: number;
  refund: {
    amount: string;
    lines: ReturnType<typeof refundParts>;
    way: RefundWay;
    restock: boolean;
  } | null;
}

/**
 * The new order first, which moves no money, then the refund. Where the refund is orderProblem the new order
 * stays, and the next try does not make another one.
 */
export function useSaveAmended(order: Order, onSaved: () => void) {
  const { client } = useAdmin();
  const message = useMessage();
  const notify = useNotify();
  const refresh = useRefresh();
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const made = useRef<{ id: number; number: string } | null>(null);
  const path = `wc/v3/orders/${order.id}`;

  /** Why it could not be made; null where it is there. */
  async function makeAdded({ added, total }: AmendedOrder): Promise<string | null> {
    if (added === null || made.current) return null;
    const data = {
      ...added,
      parent_id: order.id,
      status: 'pending',
      created_via: 'admin',
      extensions: { vitrine: { expected_total: money(total) } },
    };
    const response = await client.send({ path: 'wc/v3/orders', method: 'POST', data });
    if (!response.ok) return response.problem.message;
    const { id, number } = created.parse(response.data);
    made.current = { id, number };
    await note(path, message('admin.order.amendNote', { added: number }));
    const about = message('admin.order.amendNoteAdded', { number: order.number });
    await note(`wc/v3/orders/${id}`, about);
    notify(message('admin.order.amendMade', { number }), { type: 'success' });
    if (order.billing.email) {
      const link = `wc/v3/orders/${id}/actions/send_order_details`;
      const sent = await client.send({ path: link, method: 'POST', data: {} });
      if (!sent.ok) notify(sent.problem.message, { type: 'error' });
    }
    return null;
  }

  function note(of: string, text: string) {
    return client.send({ path: `${of}/notes`, method: 'POST', data: { note: text } });
  }

  async function giveBack({ refund }: AmendedOrder): Promise<string | null> {
    if (refund === null) return null;
    const { amount, lines, way, restock } = refund;
    const data = {
      amount,
      reason: adminMessages['admin.order.amendReason'],
      api_refund: way === 'provider',
      ...(way === 'credit' && { extensions: { vitrine: { store_credit: true } } }),
      api_restock: restock,
      line_items: lines,
      shipping_lines: [],
    };
    const response = await client.send({ path: `${path}/refunds`, method: 'POST', data });
    return response.ok ? null : response.problem.message;
  }

  async function save(change: AmendedOrder): Promise<void> {
    setIsSaving(true);
    setProblem('');
    const orderProblem = await makeAdded(change);
    const refundProblem = orderProblem === null ? await giveBack(change) : null;
    setIsSaving(false);
    if (orderProblem === null && refundProblem === null) {
      refresh();
      onSaved();
      return;
    }
    const number = made.current?.number;
    setProblem(
      refundProblem !== null && number !== undefined
        ? message('admin.order.amendHalf', { number, problem: refundProblem })
        : (orderProblem ?? refundProblem ?? ''),
    );
  }

  return { save, problem, isSaving };
}
