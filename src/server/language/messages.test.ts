import { expect, test } from 'vitest';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { shopMessages } from './messages.ts';

test("a message of the shop's own replaces ours and the others stay", () => {
  const messages = shopMessages({ ...defaultSettings(), messages: { 'layout.basket': 'Cart' } });
  expect(messages['layout.basket']).toBe('Cart');
  expect(messages['layout.search']).toBe('Search');
});
