import { RETURN_ACTIONS, type ReturnAction } from '#rules/returns/return-state.ts';
import type { ReturnItem } from '#wire/vitrine/returns.ts';

// What a person of the staff does with a return, as the API takes it.
// Example: "Give credit" of 18.00 is `POST returns/4/refund` with { by: 'credit', amount: '18.00' }.

/** Only the buyer withdraws. */
export type DecidableAction = Exclude<ReturnAction, 'withdraw'>;

export function isDecidable(action: ReturnAction): action is DecidableAction {
  return RETURN_ACTIONS.includes(action) && action !== 'withdraw';
}

export interface TypedStep {
  message: string;
  carrierUrl: string;
  /** What was stored for the buyer to print; ''. */
  label: string;
  amount: string;
  by: 'provider' | 'hand';
  restock: boolean;
  orderNumber: string;
}

export function firstTyped({ worth, restock, refund_ways: ways }: ReturnItem): TypedStep {
  const by = ways.includes('provider') ? 'provider' : 'hand';
  const nothing = { message: '', carrierUrl: '', label: '', orderNumber: '' };
  return { ...nothing, amount: worth, by, restock };
}

/** With the state that was seen: where somebody else was faster, the step is refused. */
export function sentStep(
  { id, state }: Pick<ReturnItem, 'id' | 'state'>,
  action: DecidableAction,
  typed: TypedStep,
) {
  const { restock, by } = typed;
  const both = { state, message: typed.message.trim() };
  const amount = typed.amount.trim();
  const at = (word: string) => `vitrine/v1/returns/${id}/${word}`;
  switch (action) {
    case 'accept': {
      const carrier_url = typed.carrierUrl.trim();
      return { path: at('accept'), data: { ...both, carrier_url, label: typed.label } };
    }
    case 'refuse':
    case 'receive':
      return { path: at(action), data: both };
    case 'refund':
      return { path: at('refund'), data: { ...both, by, amount, restock } };
    case 'credit':
      return { path: at('refund'), data: { ...both, by: 'credit', amount, restock } };
    case 'exchange': {
      const order_number = typed.orderNumber.trim();
      return { path: at('exchange'), data: { ...both, order_number, restock } };
    }
  }
}
