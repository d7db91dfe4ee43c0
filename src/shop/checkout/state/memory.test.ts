import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutValues } from '#wire/checkout.ts';
import { forget, recall, remember, type TabStorage } from './memory.ts';

function shelf(): TabStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

const typed: CheckoutValues = {
  billing: { ...EMPTY_ADDRESS, firstName: 'Ada', email: 'ada@example.com' },
  shipping: EMPTY_ADDRESS,
  shipToDifferent: true,
  note: 'Ring twice.',
  terms: true,
  createAccount: true,
};

test('what was typed comes back to whoever typed it, terms and account left out [CO-01]', () => {
  const own = shelf();
  remember(own, 0, typed);
  const { terms, createAccount, ...rest } = typed;
  expect(recall(own, 0)).toEqual(rest);
  expect(recall(own, 7)).toBeNull();
  expect([...own.kept.values()].join()).not.toMatch(/terms|password|createAccount/);
  forget(own);
  expect(recall(own, 0)).toBeNull();
});

test('a shelf that is full, forbidden or scribbled on is no trouble', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  const closed: TabStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => remember(closed, 0, typed)).not.toThrow();
  expect(recall(closed, 0)).toBeNull();
  const scribbled = shelf();
  scribbled.kept.set('vitrine_checkout', '{"who":0,"values":{"billing"');
  expect(recall(scribbled, 0)).toBeNull();
});
