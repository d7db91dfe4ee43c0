import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { render } from '../../testing/test-shop.tsx';
import { Popup } from './popup.tsx';
import { popupStore } from './popup-store.ts';
import { POPUP_REMOVAL_MS } from './popup-timing.ts';

test('a popup says Loading... until its content is there [PP-36]', () => {
  const source = { kind: 'fetched', address: '/care' } as const;
  const html = render(<Popup request={{ label: 'Care', source }} onGone={() => {}} />);
  expect(html).toMatch(/<p role="status"[^>]*>Loading...<\/p>/);
  expect(html).toContain('<dialog aria-label="Care"');
});

test('content that is rendered already needs no loading', () => {
  const source = { kind: 'ready', content: <b>Here</b> } as const;
  const html = render(<Popup request={{ label: 'Care', source }} onGone={() => {}} />);
  expect(html).toContain('<b>Here</b>');
  expect(html).not.toContain('Loading...');
});

test('a closed popup leaves the page after 300 ms, its fading included [PP-37]', () => {
  expect(POPUP_REMOVAL_MS).toBe(300);
  const sheet = readFileSync(new URL('popup.module.css', import.meta.url), 'utf8');
  const times = [...sheet.matchAll(/\b(\d+)ms/g)].map((found) => Number(found[1]));
  expect(Math.max(...times)).toBeLessThanOrEqual(POPUP_REMOVAL_MS);
});

test('a popup that goes does not take with it the one that came in its place', () => {
  const request = (label: string) => ({ label, source: { kind: 'inline', id: label } }) as const;
  popupStore.open(request('same'));
  const first = popupStore.get();
  popupStore.open(request('same'));
  const second = popupStore.get();
  if (!first || !second) throw new Error('not opened');
  popupStore.remove(first);
  expect(popupStore.get()).toBe(second);
  popupStore.remove(second);
  expect(popupStore.get()).toBeNull();
});
