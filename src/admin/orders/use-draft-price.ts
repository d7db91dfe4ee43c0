import { useEffect, useState } from 'react';
import { type OrderDraftPrice, orderDraftResponse } from '#wire/vitrine/order-draft.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';

export interface DraftPriced {
  /** What was asked, as it is saved; null for nothing. */
  order: object | null;
  /** The last one that the shop answered; null before the first. */
  price: OrderDraftPrice | null;
  /** Why the draft has no price as it is. */
  refused: RestProblem | null;
  /** Whether it is of the draft as it stands. */
  isCurrent: boolean;
}

/** Between two keys of somebody who types. */
const PAUSE = 250;

interface Priced {
  request: string;
  price: OrderDraftPrice | null;
  refused: RestProblem | null;
}

const NONE: Priced = { request: '', price: null, refused: null };

/**
 * What the shop itself says that a draft comes to, asked again whenever it changes. What is sent depends
 * on what the shop offered last.
 */
export function useDraftPrice(
  path: string,
  toOrder: (packages: OrderDraftPrice['packages']) => object | null,
): DraftPriced {
  const { client } = useAdmin();
  const [last, setLast] = useState(NONE);
  const order = toOrder(last.price?.packages ?? []);
  const request = order === null ? '' : JSON.stringify(order);
  useEffect(() => {
    if (request === '') return undefined;
    let isLate = false;
    const timer = setTimeout(async () => {
      const data = { order: JSON.parse(request) };
      const response = await client.send({ path, method: 'POST', data });
      if (isLate) return;
      setLast((before) =>
        response.ok
          ? { request, price: orderDraftResponse.parse(response.data), refused: null }
          : { request, price: before.price, refused: response.problem },
      );
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [client, path, request]);
  const { price, refused } = last;
  return { order, price, refused, isCurrent: request !== '' && last.request === request };
}
