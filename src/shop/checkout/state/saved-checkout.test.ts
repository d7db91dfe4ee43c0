import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutValues } from '#wire/checkout.ts';
import { readSaved, removeSaved, type TabStorage, writeSaved } from './saved-checkout.ts';

function storage(): TabStorage & { saved: Map<string, string> } {
  const saved = new Map<string, string>();
  return {
    saved,
    getItem: (name) => saved.get(name) ?? null,
    setItem: (name, value) => void saved.set(name, value),
    removeItem: (name) => void saved.delete(name),
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
  const stored = storage();
  writeSaved(stored, 0, typed);
  const { terms, createAccount, ...rest } = typed;
  expect(readSaved(stored, 0)).toEqual(rest);
  expect(readSaved(stored, 7)).toBeNull();
  expect([...stored.saved.values()].join()).not.toMatch(/terms|password|createAccount/);
  removeSaved(stored);
  expect(readSaved(stored, 0)).toBeNull();
});

test('a shelf that is full, forbidden or scribbled on is no trouble', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  const closed: TabStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => writeSaved(closed, 0, typed)).not.toThrow();
  expect(readSaved(closed, 0)).toBeNull();
  const scribbled = storage();
  scribbled.saved.set('vitrine_checkout', '{"who":0,"values":{"billing"');
  expect(readSaved(scribbled, 0)).toBeNull();
});
