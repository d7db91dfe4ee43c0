import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#wire/cart.ts';
import { useShop } from '../../ui/shop-context.tsx';
import { createLineDraft, type LineDraft, type QuantityProblem } from './line-draft.ts';
import { waitingQuantity } from './quantity-wait.ts';

export interface LineSending {
  /** True where the shop answered, with success or refusal. */
  send(item: CartItem, quantity: number): Promise<boolean>;
  remove(item: CartItem): void;
}

interface Draft {
  text: string | null;
  problem: QuantityProblem | null;
}

/** State of a line's quantity field and its pending edit. */
export function useLineDraft(
  item: CartItem,
  /** The quantity once all pending requests are answered. */
  quantity: number,
  sending: LineSending,
): Draft & { draft: LineDraft } {
  const { quantityDelay } = useShop().sideCart;
  const [displayed, setDraft] = useState<Draft>({ text: null, problem: null });
  const latest = useRef({ item, quantity, sending, quantityDelay });
  latest.current = { item, quantity, sending, quantityDelay };

  const made = useRef<LineDraft | null>(null);
  made.current ??= createLineDraft({
    limits: () => latest.current.item.limits,
    quantity: () => latest.current.quantity,
    delay: () => latest.current.quantityDelay,
    send: (quantity) => latest.current.sending.send(latest.current.item, quantity),
    remove: () => latest.current.sending.remove(latest.current.item),
    show: setDraft,
    waits: waitingQuantity,
  });
  const draft = made.current;

  useEffect(() => () => draft.end(), [draft]);
  return { ...displayed, draft };
}
