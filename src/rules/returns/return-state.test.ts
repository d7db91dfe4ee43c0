import { describe, expect, test } from 'vitest';
import {
  HOLDING_RETURNS,
  nextReturnState,
  OPEN_RETURNS,
  RETURN_ACTIONS,
  RETURN_STATES,
  returnActions,
} from './return-state.ts';

describe('the steps of a return', () => {
  test.each([
    ['requested', ['accept', 'refuse', 'withdraw']],
    ['accepted', ['refuse', 'receive', 'refund', 'credit', 'exchange', 'withdraw']],
    ['received', ['refuse', 'refund', 'credit', 'exchange']],
    ['refunded', []],
    ['credited', []],
    ['exchanged', []],
    ['refused', []],
    ['withdrawn', []],
  ] as const)('%s can be followed by %j', (state, actions) => {
    expect(returnActions(state)).toEqual(actions);
  });

  test.each([
    ['requested', 'accept', 'accepted'],
    ['requested', 'refuse', 'refused'],
    ['requested', 'withdraw', 'withdrawn'],
    ['requested', 'refund', null],
    ['accepted', 'accept', null],
    ['accepted', 'receive', 'received'],
    ['accepted', 'refund', 'refunded'],
    ['received', 'credit', 'credited'],
    ['received', 'exchange', 'exchanged'],
    ['received', 'withdraw', null],
    ['received', 'receive', null],
    ['refunded', 'refund', null],
    ['withdrawn', 'accept', null],
  ] as const)('%s: %s leads to %j', (state, action, next) => {
    expect(nextReturnState(state, action)).toBe(next);
  });

  test('no step repeats itself, and a return that is over stays over', () => {
    for (const state of RETURN_STATES) {
      for (const action of RETURN_ACTIONS) {
        const next = nextReturnState(state, action);
        if (next !== null) expect(nextReturnState(next, action)).toBeNull();
        if (!OPEN_RETURNS.includes(state)) expect(next).toBeNull();
      }
    }
    expect(HOLDING_RETURNS).toEqual(['requested', 'accepted', 'received', 'exchanged']);
  });
});
