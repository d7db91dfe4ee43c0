// How far a return is, and what can be done with it next. A step that is not in the table is refused, so
// that the second of two clicks, or of two people, changes nothing.
// Example: what was asked for is accepted, received and refunded; what was refunded stays so.

export const RETURN_STATES = [
  'requested',
  'accepted',
  'received',
  'refunded',
  'credited',
  'exchanged',
  'refused',
  'withdrawn',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_ACTIONS = [
  'accept',
  'refuse',
  'receive',
  'refund',
  'credit',
  'exchange',
  'withdraw',
] as const;
export type ReturnAction = (typeof RETURN_ACTIONS)[number];

/** Money, credit or another product: a shop may let the buyer keep what is not worth its postage. */
const SETTLED = { refund: 'refunded', credit: 'credited', exchange: 'exchanged' } as const;

const STEPS: Record<ReturnState, Partial<Record<ReturnAction, ReturnState>>> = {
  requested: { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn' },
  accepted: { receive: 'received', ...SETTLED, refuse: 'refused', withdraw: 'withdrawn' },
  received: { ...SETTLED, refuse: 'refused' },
  refunded: {},
  credited: {},
  exchanged: {},
  refused: {},
  withdrawn: {},
};

/** Null where it cannot be done now. */
export function nextReturnState(state: ReturnState, action: ReturnAction): ReturnState | null {
  return STEPS[state][action] ?? null;
}

export function returnActions(state: ReturnState): ReturnAction[] {
  return RETURN_ACTIONS.filter((action) => nextReturnState(state, action) !== null);
}

/** Somebody still has something to do. */
export const OPEN_RETURNS: readonly ReturnState[] = ['requested', 'accepted', 'received'];

/** Their pieces cannot be asked for again. What was refunded counts with its line. */
export const HOLDING_RETURNS: readonly ReturnState[] = [...OPEN_RETURNS, 'exchanged'];
