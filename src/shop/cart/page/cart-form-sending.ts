import { hasFields } from '#rules/input/has-fields.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { expand } from '#wire/compact-json.ts';
import type { PageEnvelope } from '#wire/page.ts';
import { ENVELOPE_FIELDS } from '../../stores/envelope-fields.ts';

/** page: the current cart. no-form: the answered page has none. lost: no answer. */
export type FormReply = { kind: 'page'; data: CartPage } | { kind: 'no-form' } | { kind: 'lost' };

/** The browser APIs it needs. */
export interface FormBrowserApis {
  fetch(address: string, init: RequestInit): Promise<Pick<Response, 'ok' | 'text'>>;
  parse(html: string): Pick<Document, 'querySelector' | 'getElementById'>;
}

export const CART_FORM = 'form.woocommerce-cart-form';

/**
 * Sends the form with its own method and action; the answer is the cart page, whose data is read.
 */
export async function sendCartForm(
  form: Pick<HTMLFormElement, 'method'> & { getAttribute(name: string): string | null },
  fields: FormData,
  places: FormBrowserApis,
): Promise<FormReply> {
  try {
    const response = await places.fetch(form.getAttribute('action') ?? '', {
      method: form.method,
      body: fields,
      headers: { accept: 'text/html' },
    });
    if (!response.ok) return { kind: 'lost' };
    const page = places.parse(await response.text());
    const data = page.getElementById('page-data')?.textContent;
    if (!page.querySelector(CART_FORM) || !data) return { kind: 'no-form' };
    const envelope = expand(JSON.parse(data));
    return hasFields<PageEnvelope<'cart'>>(envelope, ENVELOPE_FIELDS)
      ? { kind: 'page', data: envelope.data }
      : { kind: 'no-form' };
  } catch {
    // Network errors differ by browser; the shopper sees one message.
    return { kind: 'lost' };
  }
}

export const browserForms: FormBrowserApis = {
  fetch: (address, init) => fetch(address, init),
  parse: (html) => new DOMParser().parseFromString(html, 'text/html'),
};
