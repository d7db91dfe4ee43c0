import { useState } from 'react';
import { useRefresh, useUpdate } from 'react-admin';
import type { Order } from '#wire/wc/order-response.ts';
import { getRefusal, refusedFields } from '../ui/get-refusal.ts';

export interface SaveOrder {
  /** Why the last try failed, in the shop's words; empty otherwise. */
  problem: string;
  /** What is said of single fields, by their names: `billing[postcode]`. */
  fields: Readonly<Record<string, string>>;
  saving: boolean;
  save(data: Readonly<Record<string, unknown>>): void;
}

/** Changes fields of an order; the shop works out what follows, so the order is read anew. */
export function useSaveOrder(order: Order, onSaved: () => void = () => undefined): SaveOrder {
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [update, { isPending }] = useUpdate();
  const refresh = useRefresh();
  return {
    problem,
    fields,
    saving: isPending,
    save(data) {
      setProblem('');
      setFields({});
      update(
        'orders',
        { id: order.id, data, previousData: order },
        {
          onSuccess: () => {
            onSaved();
            refresh();
          },
          onError: (error) => {
            setFields(refusedFields(error));
            setProblem(getRefusal(error));
          },
        },
      );
    },
  };
}
