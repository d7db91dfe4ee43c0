import { expect, test, vi } from 'vitest';
import { compact } from '#wire/compact-json.ts';
import { type FormBrowserApis, sendCartForm } from './cart-form-sending.ts';

const cartPage = (data: object) =>
  JSON.stringify(compact({ page: 'cart', path: '/cart', data, now: 0 }));
const form = { method: 'post', getAttribute: () => '/cart' };
const fields = new FormData();

/** A page as far as the sending looks at it. */
function places(html: string, ok = true): FormBrowserApis {
  return {
    fetch: vi.fn(async () => ({ ok, text: async () => html })),
    parse: (page) => ({
      querySelector: ((selector: string) =>
        page.includes('<form') && selector.startsWith('form')
          ? {}
          : null) as Document['querySelector'],
      getElementById: ((id: string) =>
        id === 'page-data' && page.includes('{')
          ? { textContent: page.slice(page.indexOf('{')) }
          : null) as Document['getElementById'],
    }),
  };
}

test('the form goes out with its own method and action, and the page in the reply is its answer [CT-30]', async () => {
  const there = places(`<form>${cartPage({ cart: 1 })}`);
  expect(await sendCartForm(form, fields, there)).toEqual({ kind: 'page', data: { cart: 1 } });
  expect(there.fetch).toHaveBeenCalledWith('/cart', {
    method: 'post',
    body: fields,
    headers: { accept: 'text/html' },
  });
});

test('a reply without the form says so [CT-31]', async () => {
  const reply = await sendCartForm(form, fields, places(`<p>${cartPage({})}`));
  expect(reply).toEqual({ kind: 'no-form' });
});

test.each([`<form>${cartPage({})}`, ''])('trouble at the shop is no answer', async (html) => {
  expect(await sendCartForm(form, fields, places(html, false))).toEqual({ kind: 'lost' });
});

test('no network, and a page cut short, are no answer', async () => {
  const offline = { ...places(''), fetch: () => Promise.reject(new TypeError('offline')) };
  expect(await sendCartForm(form, fields, offline)).toEqual({ kind: 'lost' });
  expect(await sendCartForm(form, fields, places('<form>{"page":'))).toEqual({ kind: 'lost' });
});
